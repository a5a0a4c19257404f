// `npm run check:content`
import { checkFolder } from "./read-files"
import { printProblems } from "./report"

printProblems(checkFolder().problems, "The content is valid.")
