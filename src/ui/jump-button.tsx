type Props = { to: string; children: string; className?: string }

/**
 * A button that jumps to a section of the page (specification, 2). A link underneath, so that it works
 * without scripts and never submits a form. `enhanceBeforeHydration` makes the space bar press it. `to` is the
 * section's id.
 */
export function JumpButton({ to, children, className = "button" }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would need a script to jump
    <a role="button" className={className} href={`#${to}`}>
      {children}
    </a>
  )
}
