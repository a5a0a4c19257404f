// `npm run check:content`
import { checkFolder } from "./check-folder"
import { printProblems } from "./problem"

printProblems(checkFolder().problems, "The content is valid.")
