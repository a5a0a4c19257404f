import { writeFileSync } from "node:fs"
import { madeWith, record } from "./pictures"

writeFileSync(record, `${JSON.stringify(madeWith(), null, 2)}\n`)
