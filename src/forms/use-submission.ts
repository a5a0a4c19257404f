import { useEffect, useRef, useState } from "react"
import { useRestoredValues } from "./use-restored-values"

/**
 * Answers each submission of a form; nothing leaves the browser. A form submitted before hydration is answered once
 * afterward, with what it then holds, if that is valid.
 * @returns Props for the `<form>`, which needs an id; `data-answered` until the visitor types again. Outside a dialog,
 *   the method `dialog` validates the form and sends nothing, even without JavaScript.
 */
export function useSubmission(answer: (form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const [isAnswered, setAnswered] = useState(false)
  useRestoredValues(ref)

  // `rememberTypedInput` has noted the submission.
  const onSubmit = () => {
    const { current: form } = ref
    if (!form || !self.typedInput.submitted.delete(form.id) || !form.matches(":valid")) return
    answer(form)
    setAnswered(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, for a form sent before hydration
  useEffect(onSubmit, [])

  const onInput = () => setAnswered(false)
  return { ref, method: "dialog", onSubmit, onInput, "data-answered": isAnswered || undefined }
}
