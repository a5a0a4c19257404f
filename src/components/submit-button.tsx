/** Says that the form is being prepared while it waits to be answered: see form.module.css. */
export function SubmitButton({ children }: { children: string }) {
  return (
    <button type="submit" className="button">
      <span>{children}</span>
      <span hidden>Being prepared…</span>
    </button>
  )
}
