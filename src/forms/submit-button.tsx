/** Says “Preparing…” while a form sent before hydration awaits its answer (form.module.css switches the text). */
export function SubmitButton({ children }: { children: string }) {
  return (
    <button type="submit" className="button">
      <span>{children}</span> <span hidden>Preparing…</span>
    </button>
  )
}
