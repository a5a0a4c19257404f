/** The sections of the legal pages in their order, numbered from 1 (specification, 2). */
export const legalHeadings = {
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
} as const

/** What follows the # in a link to a section with this heading. */
export function anchorOf(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, "-")
}
