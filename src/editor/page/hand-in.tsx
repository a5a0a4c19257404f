import { type FormEvent, useCallback, useEffect, useState } from "react"
import type { HandInState } from "../git/changes"
import type { HandedIn } from "../git/hand-in"
import type { Refusal } from "../refusal"
import { ask } from "./ask"
import { allDrafts } from "./drafts"
import { FormChanges } from "./form-changes"
import { HandInResult } from "./hand-in-result"
import { Heading } from "./heading"
import { Problems } from "./problems"
import { Standing } from "./standing"

/** Shows what has changed since it was last handed in, and hands it in. */
export function HandIn() {
  const [state, setState] = useState<HandInState>()
  const [unsaved, setUnsaved] = useState<{ form: string; title: string }[]>([])
  const [failure, setFailure] = useState<Refusal>()
  const [result, setResult] = useState<HandedIn>()
  const [busy, setBusy] = useState(false)

  const load = useCallback(async () => {
    setState(await ask("changes", {}))
    setUnsaved(await allDrafts())
  }, [])
  useEffect(() => {
    load().catch(setFailure)
  }, [load])

  async function send(handing: Record<string, unknown>) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    setResult(undefined)
    try {
      setResult(await ask("hand in", { sentence: "", ...handing }))
    } catch (error) {
      setFailure(error as Refusal)
    }
    await load().catch(setFailure)
    setBusy(false)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send(Object.fromEntries(new FormData(event.currentTarget)))
  }

  return (
    <>
      <Heading>Hand in</Heading>
      <p>
        What you saved is on this computer. Handing it in sends it to whoever publishes the website.
      </p>
      {!state && !failure && <p role="status">Looking for what has changed…</p>}
      {state && <Standing state={state} unsaved={unsaved} again={() => send({})} />}
      <div role="alert">
        {failure && <p>{failure.message}</p>}
        {failure && failure.problems.length > 0 && <Problems problems={failure.problems} />}
      </div>
      <div role="status">{result && <HandInResult result={result} />}</div>
      {state?.changed.map(change => (
        <FormChanges key={change.form} change={change} reload={load} />
      ))}
      {state?.ready && state.mistakes === 0 && (
        <form onSubmit={submit}>
          <div className="field">
            <label htmlFor="sentence">What did you change, and why? One sentence.</label>
            <input id="sentence" name="sentence" required maxLength={200} autoComplete="off" />
          </div>
          {!state.named && (
            <>
              <div className="field">
                <label htmlFor="name">Your name</label>
                <input id="name" name="name" required autoComplete="name" />
              </div>
              <div className="field">
                <label htmlFor="email">Your e-mail address</label>
                <input id="email" name="email" type="email" required autoComplete="email" />
                <p className="hint">
                  Both are shown with what you hand in. You are asked only once.
                </p>
              </div>
            </>
          )}
          <button type="submit" className="main" aria-disabled={busy}>
            {busy ? "Handing in…" : "Hand in"}
          </button>
        </form>
      )}
    </>
  )
}
