type Props = { to: string; children: string }

/**
 * A button that jumps to a section of the page (specification, 2): a link for the browser, so that it
 * jumps without scripts and takes along nothing that was typed, and a button for everybody else.
 * `actFromFirstPaint` presses it with the space bar. `to` is the section's id.
 */
export function JumpButton({ to, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would need a script to jump
    <a role="button" className="button" href={`#${to}`}>
      {children}
    </a>
  )
}
