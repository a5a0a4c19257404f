/** A stay over New Year, keyed by the booking form's labels. */
export const stay = {
  Destination: "Macau China",
  "Number of guests": "4",
  "Check-in date": "2026-12-30",
  "Check-out date": "2027-01-02",
}

/** A message, keyed by the contact form's labels. */
export const message = {
  Name: "Ada Lovelace",
  Email: "ada@analytical.example",
  Message: "Is the engine room open to guests?",
}
