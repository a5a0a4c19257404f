import { type FormEvent, useEffect, useRef } from "react"
import { useFormDraft } from "./use-form-draft"

/** A form's values by field name. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
}

/**
 * Answers a form each time it is submitted; nothing leaves the browser. A form that was submitted before
 * hydration is answered once after it, with the values that `actFromFirstPaint` recorded.
 * @param answer Gets the form's values when it was submitted, and the form, which may have changed since
 * @returns Props for the `<form>`
 */
export function useSubmission(answer: (sent: URLSearchParams, form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null)
  useFormDraft(ref)

  const answerSent = () => {
    const { current: form } = ref
    if (form?.dataset.sent === undefined) return
    const sent = new URLSearchParams(form.dataset.sent)
    delete form.dataset.sent
    answer(sent, form)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent before hydration, once
  useEffect(answerSent, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.dataset.sent ??= String(fieldsOf(event.currentTarget))
    answerSent()
  }

  return { ref, onSubmit }
}
