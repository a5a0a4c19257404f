import { holdExactly } from "../reading/disk"
import { jsonSchemas, schemaFolder } from "../rules/json-schemas"

holdExactly(schemaFolder, jsonSchemas())
