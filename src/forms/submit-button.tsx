/** Shows that the form is being prepared if it was sent before hydration: see form.module.css. */
export function SubmitButton({ children }: { children: string }) {
  return (
    <button type="submit" className="button">
      <span>{children}</span>
      <span hidden>Preparing…</span>
    </button>
  )
}
