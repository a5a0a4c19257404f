type Props = { to: string; children: string; className?: string }

/**
 * A button that jumps to the section with the id `to` (specification, 2). It is a link, which works without scripts and
 * never submits a form. `enhanceBeforeHydration` makes the space bar press it.
 */
export function JumpButton({ to, children, className = "button" }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would need a script to jump
    <a role="button" className={className} href={`#${to}`}>
      {children}
    </a>
  )
}
