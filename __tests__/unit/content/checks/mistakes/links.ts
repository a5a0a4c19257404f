import { inStory, type Mistake } from "./mistake"

const link = (address: string, ...says: Mistake["says"]) =>
  inStory(`a link to “${address}”`, `Our [story](${address}).`, "[story]", ...says)

const unsafe = (address: string, scheme: string) =>
  link(address, `A link that begins with “${scheme}:” is not safe or not known.`, "https://")

const incomplete = (address: string) =>
  link(address, "The address of this link is not complete", "Write it like https://example.com")

/** Addresses of links within texts. */
export const links = [
  unsafe("javascript:alert(1)", "javascript"),
  unsafe("JavaScript:alert(1)", "javascript"),
  unsafe("data:text/html,hello", "data"),
  unsafe("vbscript:hello", "vbscript"),
  unsafe("file:///etc/hosts", "file"),
  link("java&#10;script:alert(1)", "A link cannot begin like this", "https://"),
  link("//other.example/page", "A link cannot begin like this", "https://"),
  link("www.other.example", "A link cannot begin like this", "https://"),
  link("terms", "A link cannot begin like this", "Write /terms"),
  ...["info@brand.example", "info@brand.example?subject=Hello", "a.b+c@mail.brand.example"].map(
    address =>
      link(
        address,
        `“${address}” is a mail address, and a link to one begins with mailto:.`,
        `Write mailto:${address}`,
      ),
  ),
  link(
    "+17025550100",
    "is a telephone number, and a link to one begins with tel:.",
    "Write tel:+1",
  ),
  link("", "The link leads nowhere", "[words](/terms)"),
  incomplete("https://"),
  incomplete("mailto:info"),
  incomplete("tel:call-us"),
  link("/cookies", "There is no page /cookies on this site.", "The pages are /, /terms, /privacy."),
  link("/privcy", "There is no page /privcy on this site.", "Did you mean /privacy?"),
  link("/terms/", "There is no page /terms/ on this site.", "Did you mean /terms?"),
  link("/terms#refunds", "The page /terms has no part called “#refunds”.", "cancellation-policy"),
  link(
    "/privacy#user-right",
    "has no part called “#user-right”",
    "Did you mean /privacy#user-rights?",
  ),
  link("#rooms", "The page / has no part called “#rooms”.", "casino-hotels"),
  inStory(
    "a link without words",
    "Our [](/terms) story.",
    "[](/terms)",
    "The link has no words",
    "between the square brackets",
  ),
  inStory(
    "an unsafe address that stands apart from its link",
    "Our [story].\n\n[story]: javascript:alert(1)",
    "[story]: ",
    "“javascript:” is not safe",
    "https://",
  ),
]
