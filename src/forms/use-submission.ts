import { useEffect, useRef, useState } from "react"
import { useRestoredValues } from "./use-restored-values"

/**
 * Answers each submission of a form once; nothing leaves the browser. The inline script `typed-input.ts` records every
 * submission in `window.typedInput.submitted`. React removes it and answers: after hydration at once, and on mount for
 * a form that was sent before, if it is still valid.
 * @returns Props for the `<form>`, which needs an id; `data-answered` until the visitor types again
 */
export function useSubmission(answer: (form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const [isAnswered, setAnswered] = useState(false)
  useRestoredValues(ref)

  const onSubmit = () => {
    const { current: form } = ref
    const wasSubmitted = form && window.typedInput.submitted.delete(form.id)
    if (!wasSubmitted || !form.matches(":valid")) return
    answer(form)
    setAnswered(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, for a form sent before hydration
  useEffect(onSubmit, [])

  const onInput = () => setAnswered(false)
  // Outside a dialog, the method `dialog` validates the form and sends nothing, even without JavaScript.
  return { isAnswered, formProps: { ref, method: "dialog", onSubmit, onInput } }
}
