import { useEffect, useRef } from "react"

/** Asks before something is changed that stands in another form. */
export function Consequence({ text, agree }: { text?: string; agree: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (text) dialog.current?.showModal()
    else dialog.current?.close()
  }, [text])
  return (
    <dialog ref={dialog} aria-labelledby="consequence">
      <h2 id="consequence">A hotel moves along</h2>
      {text?.split("\n").map(line => (
        <p key={line}>{line}</p>
      ))}
      <div className="bar">
        <button type="button" className="main" onClick={agree}>
          Save, and move it
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Back to the form
        </button>
      </div>
    </dialog>
  )
}
