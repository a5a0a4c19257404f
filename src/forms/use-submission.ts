import { useEffect, useRef, useState } from "react"
import type { Control } from "../browser/inline/typed-input"
import { useRestoredValues } from "./use-restored-values"

/** The value of a form's field. Fields have ids but no names, so no browser can put their values into a URL. */
export const readValue = ({ elements }: HTMLFormElement, id: string) =>
  (elements.namedItem(id) as Control).value

/**
 * Answers each submission of a form once; nothing leaves the browser. The inline script `typed-input.ts` records every
 * submission in `window.typedInput.submitted`. React removes it and answers: after hydration at once, and on mount for
 * a form that was sent before, if it is still valid.
 * @returns Whether the form is answered, until the visitor types again, and props for the `<form>`, which needs an id
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
