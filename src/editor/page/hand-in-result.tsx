import type { HandedIn } from "../git/hand-in"
import { takeFocus } from "./take-focus"

/** Where it went, and what happens next. */
export function HandInResult({ result }: { result: HandedIn }) {
  const { branch, remote, sent, notSent, alsoChanged = [] } = result
  return (
    <div>
      <h2 ref={takeFocus} tabIndex={-1}>
        Handed in
      </h2>
      {sent && (
        <p>
          It is on the branch <code>{branch}</code> at {remote}. Whoever looks after the website
          looks at it and publishes it; until then visitors see nothing of it.
        </p>
      )}
      {notSent && (
        <p>
          It is on the branch <code>{branch}</code> on this computer. {notSent}
        </p>
      )}
      {!sent && !notSent && (
        <p>
          It is on the branch <code>{branch}</code> on this computer, and only there. Tell whoever
          looks after the website, or save the content as a file and send that.
        </p>
      )}
      {alsoChanged.length > 0 && (
        <p>
          Others have changed the same places meanwhile: {alsoChanged.join(", ")}. Your text has
          been handed in whole; whoever looks after the website will ask you which is to stay.
        </p>
      )}
    </div>
  )
}
