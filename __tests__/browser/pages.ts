/** Every page of the site: its name, a path that shows it, its file, and what the console may say. */
export const pages = [
  { name: "the home page", path: "/", file: "index.html", expectedMessages: [] },
  { name: "the terms page", path: "/terms", file: "terms.html", expectedMessages: [] },
  { name: "the privacy page", path: "/privacy", file: "privacy.html", expectedMessages: [] },
  {
    name: "the page for unknown paths",
    path: "/no-such-page",
    file: "404.html",
    expectedMessages: [/status of 404/],
  },
]
