// `npm run check:content`

import { printProblems } from "../problem"
import { checkFolder } from "./check-folder"

printProblems(checkFolder().problems, "The content is valid.")
