import { renewJsonSchemas } from "./json-schemas"

renewJsonSchemas(process.cwd())
