import { readFile, writeFile } from "node:fs/promises"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { publicFiles } from "./checksums"

/** Smallest file worth compressing, in bytes: anything smaller fits one packet anyway. */
const least = 1_000

/** Writes a `.br` and a `.gz` copy of each text file in `public/`, for hosts that compress less well or not at all. */
export async function compressFiles(): Promise<void> {
  const files = await publicFiles()
  const texts = files.filter(file => /\.(html|css|js|json|svg|txt|xml)$/.test(file))
  await Promise.all(texts.map(compressFile))
}

async function compressFile(file: string) {
  const content = await readFile(file)
  if (content.length < least) return
  // Brotli's default quality is the best, 11.
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
