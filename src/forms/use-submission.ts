import { useEffect, useRef } from "react"
import { useRestoredValues } from "./use-restored-values"

/**
 * Answers each submission of a form; nothing leaves the browser. A form submitted before hydration is answered once
 * afterward, with what it then holds, if that is valid.
 * @returns Props for the `<form>`, which needs an id. Outside a dialog, the method `dialog` validates the form and
 *   sends nothing, even without JavaScript.
 */
export function useSubmission(answer: (form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null)
  useRestoredValues(ref)

  // `rememberTypedInput` has noted the submission.
  const onSubmit = () => {
    const { current: form } = ref
    if (form && self.typedInput.sent.delete(form.id) && form.matches(":valid")) answer(form)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, for a form sent before hydration
  useEffect(onSubmit, [])

  return { ref, method: "dialog", onSubmit }
}
