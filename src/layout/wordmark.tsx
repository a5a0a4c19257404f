import { Link } from "gatsby"
import { Ornament } from "../ui/ornament"
import * as styles from "./wordmark.module.css"

export function Wordmark({ brand }: { brand: string }) {
  return (
    <Link className={styles.wordmark} to="/">
      <Ornament name="mark" className={styles.mark} />
      {brand}
    </Link>
  )
}
