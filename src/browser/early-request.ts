declare global {
  interface Window {
    /** The texts of files that `loadInOrder` has requested, by address, until Gatsby asks for them. */
    early: Record<string, Promise<string>>
  }
}

/**
 * Stands in for the constructor of `XMLHttpRequest` in Gatsby's loader (`takeEarlyAnswers`), so that it takes the
 * answers to what the inline script has requested: WebKit requests anew what was preloaded by a `<link>`.
 */
export function EarlyRequest(): XMLHttpRequest {
  const request = new window.XMLHttpRequest()
  let early: Promise<string> | undefined

  request.open = (method: string, address: string) => {
    if (method === "GET") {
      early = window.early?.[address]
      // Later on Gatsby asks whether there is a newer file.
      delete window.early?.[address]
    }
    window.XMLHttpRequest.prototype.open.call(request, method, address, true)
  }

  request.send = () => {
    const send = () => window.XMLHttpRequest.prototype.send.call(request)
    const answer = (responseText: string) => {
      const answered = { readyState: 4, status: 200, responseText }
      for (const [name, value] of Object.entries(answered)) {
        Object.defineProperty(request, name, { value })
      }
      request.dispatchEvent(new Event("readystatechange"))
    }
    if (early) early.then(answer, send)
    else send()
  }

  return request
}
