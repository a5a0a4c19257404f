import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { filesIn } from "./files-in"
import { notForVisitors } from "./headers"
import { textTypes } from "./media-types"

/** Size from which a file is worth compressing, bytes: anything smaller fits one packet anyway. */
const least = 1_000

const text = new RegExp(`\\.(${Object.keys(textTypes).join("|")})$`)
const copy = new RegExp(text.source.replace(/\$$/, "\\.(br|gz)$"))

/**
 * Writes a `.br` and a `.gz` copy of each text file in a folder, for hosts that compress less well or not
 * at all. Removes the copies of the last build first: hosts would send them in place of changed pages.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await filesIn(folder)
  await Promise.all(files.filter(file => copy.test(file)).map(file => rm(join(folder, file))))
  const texts = files.filter(
    file => text.test(file) && !notForVisitors.includes(String(file.split("/")[0])),
  )
  await Promise.all(texts.map(file => compressFile(join(folder, file))))
}

async function compressFile(file: string) {
  const content = await readFile(file)
  if (content.length < least) return
  // Brotli's default quality is the best, 11.
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
