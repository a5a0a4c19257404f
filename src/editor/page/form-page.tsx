import { useEffect, useLayoutEffect, useRef } from "react"
import type { Refusal } from "../refusal"
import { ConflictQuestion } from "./conflict-question"
import { Field } from "./fields/field"
import { FieldContext } from "./fields/field-context"
import { Heading } from "./heading"
import { savedMessage, savingMessage } from "./opening"
import { Problems } from "./problems"
import { Question } from "./question"
import { RemovePage } from "./remove-page"
import { useForm } from "./use-form"

export function FormPage({ name }: { name: string }) {
  const { state, failure, unsaved, change, save, settle, discard, look, refuse } = useForm(name)
  // Where the cursor was when it was saved: whoever has gone on since is left alone.
  const savedFrom = useRef<Element>(null)
  const saveHere = (agreed?: boolean) => {
    savedFrom.current = document.activeElement
    save(agreed)
  }

  const refuseHere = (refused: Refusal) => {
    savedFrom.current = document.activeElement
    refuse(refused)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return
      event.preventDefault()
      saveHere()
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  })

  // What keeps it from being saved stands above the form, perhaps out of sight.
  const refused = useRef<HTMLDivElement>(null)
  const message = state?.message
  useEffect(() => {
    if (!message || message === savedMessage || message === savingMessage) return
    if (document.activeElement !== savedFrom.current) return
    refused.current?.querySelector("ul")?.focus()
  }, [message])

  // Above the form, problems come and go: the field that somebody is in stays in sight.
  const fields = useRef<HTMLFormElement>(null)
  const found = state?.problems
  useLayoutEffect(() => {
    const { activeElement } = document
    if (fields.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" })
  }, [found])

  if (failure) return <p role="alert">{failure.message}</p>
  if (!state) return <p role="status">Opening…</p>
  const { opened, values, problems, revision, conflicts, consequence } = state
  const { title, description, path, rule } = opened
  const own = problems.filter(({ form }) => form === name)
  if (!opened.values) {
    return (
      <>
        <Heading>{title}</Heading>
        <div role="alert">
          <p>This form cannot be opened until somebody corrects what is wrong in the file:</p>
          <Problems problems={problems} shown={name} />
        </div>
      </>
    )
  }
  if (conflicts) {
    return <ConflictQuestion form={opened} values={values} conflicts={conflicts} settle={settle} />
  }
  return (
    <>
      <Heading>{title}</Heading>
      <p>{description}</p>
      <div className="bar">
        <button type="button" className="main" onClick={() => saveHere()}>
          Save
        </button>
        <button type="button" aria-disabled={!unsaved} onClick={() => unsaved && discard()}>
          Throw my changes away
        </button>
        <a href={path} target="site">
          See the page
        </a>
        <p role="status">
          {message || (unsaved ? "Not saved yet." : "")}{" "}
          {message === savedMessage && <a href="#/hand-in">Hand it in</a>}
        </p>
      </div>
      <Question
        title="This changes other forms too"
        text={consequence}
        yes="Save all of it"
        agree={() => saveHere(true)}
      />
      <div role="alert" ref={refused}>
        {problems.length > 0 && <Problems problems={problems} shown={name} />}
      </div>
      {opened.notes.length > 0 && (
        <details className="notes">
          <summary>Worth knowing</summary>
          <Problems problems={opened.notes} shown={name} />
        </details>
      )}
      <form
        key={revision}
        ref={fields}
        onSubmit={event => event.preventDefault()}
        onBlur={() => unsaved && look()}
      >
        <FieldContext value={own}>
          <Field rule={rule} value={values} path={[]} onChange={value => change(value as never)} />
        </FieldContext>
      </form>
      {opened.removable && <RemovePage opened={opened} refuse={refuseHere} />}
    </>
  )
}
