import { createStore, del, entries, set } from "idb-keyval"
import type { Values } from "../../content/forms/form"

/** What was typed and not saved. */
export interface Draft {
  form: string
  title: string
  /** What the form held before, and the version of that */
  base: Values
  version: string
  values: Values
}

const store = createStore("marquisade-editor", "drafts")

/**
 * The name of this tab. It holds a lock of this name for as long as it lives, so that no other tab takes
 * up what is being typed here; a tab that was duplicated gets a name of its own.
 */
const tab = (async () => {
  const name = sessionStorage.getItem("tab") ?? crypto.randomUUID()
  const own = (await hold(name)) ? name : crypto.randomUUID()
  if (own !== name) await hold(own)
  sessionStorage.setItem("tab", own)
  return own
})()

/** Whether the name was free; from then on it is not. */
function hold(name: string): Promise<boolean> {
  return new Promise(done => {
    const options = { ifAvailable: true, mode: "exclusive" } as const
    navigator.locks.request(name, options, lock => {
      done(lock !== null)
      return lock && new Promise(() => {})
    })
  })
}

const keyOf = async (form: string) => `${await tab}:${form}`

export async function keepDraft(draft: Draft): Promise<void> {
  await set(await keyOf(draft.form), draft, store)
}

export async function dropDraft(form: string): Promise<void> {
  await del(await keyOf(form), store)
}

/** What was typed into the form in this tab, or in one that is no longer open. */
export async function draftOf(form: string): Promise<Draft | undefined> {
  const own = await keyOf(form)
  const { held = [] } = await navigator.locks.query()
  const living = held.map(({ name }) => name)
  const drafts = (await entries<string, Draft>(store)).filter(([, draft]) => draft.form === form)
  const mine = drafts.find(([key]) => key === own)
  if (mine) return mine[1]
  const orphan = drafts.find(([key]) => !living.includes(key.split(":")[0]))
  if (!orphan) return undefined
  await set(own, orphan[1], store)
  await del(orphan[0], store)
  return orphan[1]
}

/** Forms with something that is not saved, in this tab or another. */
export async function allDrafts(): Promise<Draft[]> {
  const all = (await entries<string, Draft>(store)).map(([, draft]) => draft)
  return all.filter((draft, i) => all.findIndex(({ form }) => form === draft.form) === i)
}
