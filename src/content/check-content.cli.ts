// `npm run check:content`

import { checkContent } from "./check-content"
import { printProblems } from "./problem"
import { readFiles } from "./read-files"

printProblems(checkContent(readFiles(".")).problems, "The content is valid.")
