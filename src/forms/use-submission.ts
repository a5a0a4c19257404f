import { useEffect, useRef, useState } from "react"
import type { Control } from "../browser/inline/typed-input"
import { restoreTypedValues } from "./restore-typed-values"

/** The value of a form's field. Fields have ids but no names, so no browser can put their values into a URL. */
export const readValue = ({ elements }: HTMLFormElement, id: string) =>
  (elements.namedItem(id) as Control).value

type Handlers = {
  /** Once the form has its values on mount: those that the visitor had typed before */
  onRestored?: (form: HTMLFormElement) => void
  onAnswer: (form: HTMLFormElement) => void
}

/**
 * Answers each submission of a form once; nothing leaves the browser. The inline script `typed-input.ts` records every
 * submission in `window.typedInput.submitted`. React removes it and answers: after hydration at once, and on mount for
 * a form that was sent before.
 * @returns Whether the form is answered, until the visitor types again, and props for the `<form>`, which needs an id
 */
export function useSubmission({ onRestored, onAnswer }: Handlers) {
  const ref = useRef<HTMLFormElement>(null)
  const [isAnswered, setAnswered] = useState(false)

  const onSubmit = () => {
    const { current: form } = ref
    const wasSubmitted = form && window.typedInput.submitted.delete(form.id)
    // A form that was sent before React may have been changed since.
    if (!wasSubmitted || !form.matches(":valid")) return
    onAnswer(form)
    setAnswered(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    restoreTypedValues(ref.current)
    if (ref.current) onRestored?.(ref.current)
    onSubmit()
  }, [])

  const onInput = () => setAnswered(false)
  // Outside a dialog, the method `dialog` validates the form and sends nothing, even without JavaScript.
  return { isAnswered, formProps: { ref, method: "dialog", onSubmit, onInput } }
}
