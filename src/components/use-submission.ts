import { type FormEvent, useEffect, useRef } from "react"
import { useKeptFields } from "./use-kept-fields"

/** What a form holds, by the names of its fields. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
}

/**
 * Has a form answered each time it is sent, and sent nowhere. What was sent before hydration is
 * answered then, once: `actFromFirstPaint` has noted what the form held.
 * @param answer Gets what the form held when it was sent, and the form, which may have changed since
 * @returns Props of the form
 */
export function useSubmission(answer: (sent: URLSearchParams, form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null)
  useKeptFields(ref)

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
