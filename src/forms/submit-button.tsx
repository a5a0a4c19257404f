/** Says “Preparing…” while a form that was sent before hydration is not answered yet (form.module.css switches). */
export function SubmitButton({ children }: { children: string }) {
  return (
    <button type="submit" className="button">
      <span>{children}</span> <span hidden>Preparing…</span>
    </button>
  )
}
