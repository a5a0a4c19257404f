/** Loads a photo in the browser, as the site will, and explains why that fails. */
export async function tryPhoto(address: string): Promise<string | undefined> {
  if (!navigator.onLine) return "You are offline, so the photo cannot be tried."
  const photo = Object.assign(new Image(), { src: address })
  const tooLate = new Promise((_, reject) => setTimeout(reject, 10_000))
  return Promise.race([photo.decode(), tooLate]).then(
    () => undefined,
    () => noPhoto,
  )
}

const noPhoto =
  "No photo came from this address. Open it in a new tab. If you do not see the photo there, copy its address again."

/** For a host that the page's security policy blocks. */
export const unknownHost = (host: string) =>
  `The editor may not load photos from ${host} yet. Open the address in a new tab. If it is not a photo alone, copy the photo's own address. If it is, ask the owner to allow this host. If you save again, the address is published as it is.`
