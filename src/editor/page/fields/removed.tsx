import { useId } from "react"
import { takeFocus } from "../take-focus"

/** What stands in a list where an entry was. */
export function Removed({ name, bringBack }: { name: string; bringBack: () => void }) {
  const id = useId()
  return (
    <li>
      <p id={id}>{name} is removed.</p>
      <button ref={takeFocus} type="button" aria-describedby={id} onClick={bringBack}>
        Bring it back
      </button>
    </li>
  )
}
