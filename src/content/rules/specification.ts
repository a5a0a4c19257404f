const hotelLocations = [
  "Las Vegas Nevada",
  "Monte Carlo Monaco",
  "Macau China",
  "Singapore",
  "Dublin Ireland",
  "Atlantic City New Jersey",
]

/**
 * Names and numbers from the specification (2, 3 and 9). Content may differ from them; the check then
 * notes it.
 */
export const specification = {
  established: 2022,
  headquarters: "Las Vegas",
  hotelLocations,
  destinations: [...hotelLocations, "Aruba Caribbean", "Melbourne Australia"],
  headlines: [
    "Best Casino And Hotel Resort",
    "Top Hotel And Casino Resort",
    "Casino And Hotel Resorts 2025",
    "Find Casino And Hotel Resorts",
  ],
  /** The headings of the legal pages' sections, by the page's path */
  legal: {
    terms: [
      "Introduction",
      "Booking Terms",
      "Cancellation Policy",
      "User Responsibilities",
      "Website Usage",
      "Liability Limitations",
      "Dispute Resolution",
      "Account Security",
      "Modifications to Terms",
      "Contact Information",
    ],
    privacy: [
      "Introduction",
      "Information Collection",
      "Use of Information",
      "Data Protection",
      "Cookies Policy",
      "Third-Party Sharing",
      "User Rights",
      "Marketing Communications",
      "Policy Updates",
      "Contact Information",
    ],
  },
}
