import type { HandInState } from "../git/changes"

interface Props {
  state: HandInState
  unsaved: { form: string; title: string }[]
  again: () => void
}

const obstacles = {
  "no git": "Git is not installed on this computer, so nothing can be sent from here.",
  "no repository": "This folder is a copy that is not connected to the others’ work.",
  "unfinished merge":
    "In this folder somebody has begun to put two versions together and has not finished. Ask whoever looks after the website to finish it.",
}

/** What is to be known before something is handed in, a sentence each with the next step. */
export function Standing({ state, unsaved, again }: Props) {
  const { obstacle, ready, otherFiles, branch, detached, remote, unsent, mistakes } = state
  return (
    <>
      {unsaved.map(({ form, title }) => (
        <p key={form} className="mark">
          “{title}” has changes that are not saved and would not be handed in.{" "}
          <a href={`#/${form}`}>Open it and save</a>
        </p>
      ))}
      {mistakes > 0 && (
        <p className="mark">
          The content has a mistake; it can be handed in once that is corrected.{" "}
          <a href="#/">The forms with mistakes are marked.</a>
        </p>
      )}
      {otherFiles.length > 0 && (
        <p>
          Other files in this folder have changed too ({otherFiles.slice(0, 3).join(", ")}
          {otherFiles.length > 3 && ", …"}). They stay as they are and are not handed in.
        </p>
      )}
      {detached && (
        <p>
          This folder shows an earlier version of the website. Your work is handed in on top of it.
        </p>
      )}
      {unsent > 0 && (
        <p className="mark">
          What you handed in before has not been sent yet.{" "}
          <button type="button" onClick={again}>
            Send again
          </button>
        </p>
      )}
      {obstacle ? (
        <>
          <p className="mark">{obstacles[obstacle]}</p>
          <p>
            You can save the content as one file and send that to whoever looks after the website.
          </p>
        </>
      ) : (
        <>
          {!ready && <p>Nothing has changed since it was handed in.</p>}
          {branch && ready && (
            <p>What you handed in before has not been accepted yet: this will be added to it.</p>
          )}
          {!remote && <p>No place to send it to is set up here, so it stays on this computer.</p>}
        </>
      )}
      {(obstacle || !remote || unsent > 0) && (
        <p>
          <a
            href="/edit/content.zip"
            download={`content-${new Date().toISOString().slice(0, 10)}.zip`}
          >
            Save the content as a file
          </a>
        </p>
      )}
    </>
  )
}
