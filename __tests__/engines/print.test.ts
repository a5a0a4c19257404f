import { execFileSync } from "node:child_process"
import { obtain, type Program } from "../hosting/programs"
import { expect, test } from "./test"
import type { Visitor } from "./visitor"

/** Reads the text of PDF files. */
const pdftotext: Program = {
  name: "pdftotext",
  files: { program: ["/usr/bin/pdftotext", "/opt/homebrew/bin/pdftotext"] },
  packages: ["poppler-utils"],
}

const reader = obtain(pdftotext)
test.skip(typeof reader === "string", String(reader))
test.skip(({ engine }) => !engine.print, "this browser's driver does not print")

type Paper = { format: "a4" | "letter"; landscape: boolean }

/** The lines of each sheet that a page is printed on. */
async function print({ engine }: Visitor, { format, landscape }: Paper): Promise<string[][]> {
  return sheetsOf((await engine.print?.(format, landscape)) ?? Buffer.of())
}

/** The lines of each sheet. */
function sheetsOf(pdf: Buffer): string[][] {
  const { program } = reader as Record<string, string>
  const text = execFileSync(String(program), ["-layout", "-", "-"], {
    input: pdf,
    encoding: "utf8",
  })
  const sheets = text.split("\f").slice(0, -1)
  return sheets.map(sheet => sheet.split("\n").filter(line => line.trim()))
}

const papers = [
  { format: "a4", landscape: false, most: 5 },
  { format: "a4", landscape: true, most: 7 },
  { format: "letter", landscape: false, most: 5 },
  { format: "letter", landscape: true, most: 7 },
] as const

for (const { path, title } of [
  { path: "/terms", title: "Terms and Conditions" },
  { path: "/privacy", title: "Privacy Policy" },
]) {
  test(`${path} is printed on few sheets, in lines that read well, with its address and those of its links`, async ({
    visitor,
  }) => {
    await visitor.visit(path)
    const boxes = await visitor.evaluate(() => "CSSMarginRule" in window)
    for (const { format, landscape, most } of papers) {
      const sheets = await print(visitor, { format, landscape })
      const on = `${format}${landscape ? ", landscape" : ""}`
      expect.soft(sheets.length, on).toBeLessThanOrEqual(most)
      const words = sheets.flat().join("\n")
      expect(words).not.toContain("Contents")
      expect(words).not.toContain("Quick links")

      const own = `${title} · Last updated November`
      const imprints = sheets.map(lines => lines.filter(line => line.includes(own)).length)
      const expected = sheets.map((_, at) => (boxes || at === sheets.length - 1 ? 1 : 0))
      expect.soft(imprints, `imprint on ${on}`).toEqual(expected)
      expect.soft(words.replace(/\s+/g, ""), on).toContain(`https://www.marquisade.example${path}`)
      const address = path === "/terms" ? "/privacy#user-rights" : "unsplash.com/privacy"
      expect.soft(words.replace(/\s+/g, ""), on).toContain(address)

      // The text begins where the longest gap of most lines ends: headings stand before it.
      const lines = sheets.flat().map(line =>
        line
          .trimEnd()
          .replace(/^.* {3,}/, "")
          .trim(),
      )
      const lengths = lines.map(({ length }) => length).sort((one, other) => other - one)
      const full = lengths[Math.floor(lengths.length / 8)] ?? 0
      expect.soft(full, `characters of a full line on ${on}`).toBeGreaterThanOrEqual(55)
      expect.soft(full, `characters of a full line on ${on}`).toBeLessThanOrEqual(78)

      // A heading stands beside its text: it has three lines or more on its sheet.
      for (const [at, lines] of sheets.entries()) {
        const heading = lines.findLastIndex(line => /^ *\d{1,2}\. /.test(line))
        if (heading < 0) continue
        const after = lines.slice(heading).filter(line => !line.includes(own)).length
        expect.soft(after, `after the last heading of sheet ${at + 1} on ${on}`).toBeGreaterThan(3)
      }
    }
  })
}

test("the home page is printed as its words and photos, without what cannot be used on paper", async ({
  visitor,
}) => {
  await visitor.visit("/")
  for (const { format, landscape, most } of papers) {
    const sheets = await print(visitor, { format, landscape })
    const on = `${format}${landscape ? ", landscape" : ""}`
    expect.soft(sheets.length, on).toBeLessThanOrEqual(most)
    const words = sheets.flat().join(" ").replace(/\s+/g, " ")
    for (const there of [
      "The Mojavelle",
      "The Tidewright",
      "info@marquisade.example",
      "CC BY-SA 4.0",
    ]) {
      expect.soft(words, on).toContain(there)
    }
    expect.soft(words, on).toContain("https://www.marquisade.example/")
    for (const screen of [/book now/i, /send message/i, /start playing/i, /quick links/i]) {
      expect.soft(words, on).not.toMatch(screen)
    }
  }
})
