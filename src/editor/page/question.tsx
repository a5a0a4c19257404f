import { useEffect, useRef } from "react"

interface Props {
  title: string
  /** A paragraph on each line. Nothing is asked without a text */
  text?: string
  /** What the button says that agrees */
  yes: string
  agree: () => void
  close?: () => void
}

/** Asks before something is done that reaches further than the form. */
export function Question({ title, text, yes, agree, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (text) dialog.current?.showModal()
    else dialog.current?.close()
  }, [text])
  return (
    <dialog ref={dialog} aria-labelledby="question" onClose={close}>
      {text && <h2 id="question">{title}</h2>}
      {text?.split("\n").map(line => (
        <p key={line}>{line}</p>
      ))}
      <div className="bar">
        <button type="button" className="main" onClick={agree}>
          {yes}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Back to the form
        </button>
      </div>
    </dialog>
  )
}
