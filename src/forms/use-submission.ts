import { type FormEvent, useEffect, useRef } from "react"
import type { Values } from "../browser/inline/visitor-memory"
import { useTyped } from "./use-typed"

/**
 * Answers each submission of a form; nothing leaves the browser. A form submitted before hydration is answered once
 * afterward, with the values that `rememberVisitor` recorded.
 * @param answer Gets the submitted values and the form, which may have changed since
 * @returns Props for the `<form>`, which needs an id. Outside a dialog, the method `dialog` validates the form and
 *   sends nothing, even without JavaScript.
 */
export function useSubmission(answer: (sent: Values, form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null)
  useTyped(ref)

  const answerSent = () => {
    const { current: form } = ref
    const sent = form && self.visitor.sent.get(form.id)
    if (!sent) return
    self.visitor.sent.delete(form.id)
    delete form.dataset.sent
    answer(sent, form)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, for a form sent before hydration
  useEffect(answerSent, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    answerSent()
  }

  return { ref, method: "dialog", onSubmit }
}
