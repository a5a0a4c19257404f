import { Link } from "gatsby"
import { Ornament } from "./ornament"
import * as styles from "./wordmark.module.css"

export function Wordmark({ brand, onClick }: { brand: string; onClick?: () => void }) {
  return (
    <Link className={styles.wordmark} to="/" onClick={onClick}>
      <Ornament name="mark" className={styles.mark} />
      {brand}
    </Link>
  )
}
