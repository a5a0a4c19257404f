import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { notForVisitors } from "./headers"
import { textTypes } from "./media-types"

/** Size from which a file is worth compressing, bytes: what is less goes in one packet anyway. */
const least = 1_000

const text = new RegExp(`\\.(${Object.keys(textTypes).join("|")})$`)
const copy = new RegExp(text.source.replace(/\$$/, "\\.(br|gz)$"))

/**
 * Puts a `.br` and a `.gz` beside each text file in a folder, for hosts that do not compress, or not
 * as well. Those of the last build go first: hosts would prefer them to pages that have changed.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter(file => copy.test(file)).map(file => rm(join(folder, file))))
  const texts = files.filter(
    file => text.test(file) && !notForVisitors.includes(String(file.split(/[\\/]/)[0])),
  )
  await Promise.all(texts.map(file => compressFile(join(folder, file))))
}

async function compressFile(file: string) {
  const stats = await stat(file)
  // The page data of 404.html is in a folder of that name.
  if (!stats.isFile() || stats.size < least) return
  const content = await readFile(file)
  // Brotli's quality is the best (11) where nothing else is said.
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
