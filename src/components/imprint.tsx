import { useEffect } from "react"
import * as styles from "./imprint.module.css"

/**
 * What is printed about a page: in the margin of each sheet in browsers that have boxes there (print.css), in
 * others at the page's end.
 * @param line The page's title, perhaps the date of its last change, and its address
 */
export function Imprint({ line }: { line: string }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    if ("CSSMarginRule" in window) dataset.imprint = line
    return () => {
      delete dataset.imprint
    }
  }, [line])
  return <p className={styles.imprint}>{line}</p>
}
