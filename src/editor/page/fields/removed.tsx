import { useEffect, useId, useRef } from "react"

/** What stands in a list where an entry was. */
export function Removed({ name, bringBack }: { name: string; bringBack: () => void }) {
  const id = useId()
  // The button that was pressed has gone with its entry.
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li>
      <p id={id}>{name} is removed.</p>
      <button ref={button} type="button" aria-describedby={id} onClick={bringBack}>
        Bring it back
      </button>
    </li>
  )
}
