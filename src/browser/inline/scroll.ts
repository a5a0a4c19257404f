// The inline script at the end of each page. The build bundles it.
import { manageScrollPosition } from "./scroll-position"

manageScrollPosition()
