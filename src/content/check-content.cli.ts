// `npm run check:content`
import { check } from "./check"
import { readFiles } from "./content-folder"
import { printProblems } from "./problem"

printProblems(check(readFiles(".")).problems, "The content is valid.")
