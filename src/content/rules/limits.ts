/** How many there may be at most: what the pages are made and tested for. */
export const limits = {
  hotels: 24,
  destinations: 40,
  headlines: 12,
  legalPages: 12,
  sections: 40,
}
