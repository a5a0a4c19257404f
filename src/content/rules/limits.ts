/** The most there may be of each: pages are designed and tested for as many. */
export const limits = {
  hotels: 24,
  destinations: 40,
  headlines: 12,
  legalPages: 12,
  sections: 40,
}
