import { Link } from "gatsby"
import { Drawing } from "../ui/drawing"
import * as styles from "./wordmark.module.css"

export function Wordmark({ brand }: { brand: string }) {
  return (
    <Link className={styles.wordmark} to="/">
      <Drawing name="mark" className={styles.mark} />
      {brand}
    </Link>
  )
}
