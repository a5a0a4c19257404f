import { writeFileSync } from "node:fs"
import { madeWith, record } from "./picture-record"

writeFileSync(record, `${JSON.stringify(madeWith(), null, 2)}\n`)
