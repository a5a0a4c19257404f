/** The form's own words, said for somebody who changes pages of a website and publishes nothing yet. */
const own = {
  app: { header: { content: "All forms" } },
  collection: { sidebar: { collections: "What to change" } },
  editor: {
    // Our rules say themselves what is wrong.
    editorControlPane: { widget: { regexPattern: "%{pattern}" } },
    editor: {
      confirmLoadBackup:
        "There is text here that you wrote earlier and did not save. Do you want it back?",
      onLeavePage: "What you changed is not saved yet. Leave this page?",
    },
    editorToolbar: {
      publish: "Save",
      publishNow: "Save now",
      publishing: "Saving…",
      published: "Saved",
      unsavedChanges: "Not saved yet",
      changesSaved: "Saved",
      deployButtonLabel: "See the page",
      backCollection: "Back to %{collectionLabel}",
    },
  },
  ui: {
    toast: {
      entrySaved: "Saved. The page shows it now.",
      onFailToPersist: "%{details}",
      onFailToLoadEntries: "%{details}",
      missingRequiredField: "A field is still empty that has to be filled in.",
    },
  },
}

/** The words the form brings, with ours in place of some. */
export function words(brought) {
  return merge(brought, own)
}

function merge(base, changes) {
  if (typeof changes === "string") return changes
  const merged = Object.entries(changes).map(([key, change]) => [key, merge(base[key], change)])
  return { ...base, ...Object.fromEntries(merged) }
}
