// `npm run check:content`

import { readFiles } from "../files/read-files"
import { printProblems } from "../problem"
import { check } from "./check"

printProblems(check(readFiles(".")).problems, "The content is valid.")
