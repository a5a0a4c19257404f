import { useState } from "react"
import { ask, type Refused } from "./ask"

/** All content as one file, for those who cannot send it otherwise. */
export function Archive() {
  const [failure, setFailure] = useState("")
  async function download() {
    const { name, zip } = await ask<{ name: string; zip: string }>({ action: "archive" })
    const bytes = Uint8Array.from(atob(zip), sign => sign.charCodeAt(0))
    const link = document.createElement("a")
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <p>
      <button type="button" onClick={() => download().catch((e: Refused) => setFailure(e.message))}>
        Save the content as a file
      </button>{" "}
      {failure}
    </p>
  )
}
