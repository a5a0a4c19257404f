import { inspectContent } from "../checks/check"
import { renewJsonSchemas } from "./json-schemas"

renewJsonSchemas(inspectContent(process.cwd()).sources)
