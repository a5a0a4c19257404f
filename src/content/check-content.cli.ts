// `npm run check:content`
import { printProblems } from "./problem"
import { checkFolder } from "./read-files"

printProblems(checkFolder().problems, "The content is valid.")
