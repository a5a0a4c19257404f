// The inline script at the end of each page. The build bundles it.
import { manageScrollAndFocus } from "./scroll-and-focus"

manageScrollAndFocus()
