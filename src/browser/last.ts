// The inline script at the end of a page. The build bundles it.
import { keepPlace } from "./keep-place"

keepPlace()
