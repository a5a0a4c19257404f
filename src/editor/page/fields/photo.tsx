import { useState } from "react"

/** The photo at an address, so that a wrong one is seen at once. */
export function Photo({ address }: { address: string }) {
  const [failed, setFailed] = useState("")
  if (!/^https:\/\/[^/]+\/./i.test(address)) return null
  return (
    <figure className="photo">
      {failed === address ? (
        <figcaption role="status">No photo can be seen at this address.</figcaption>
      ) : (
        <img
          src={address}
          alt="What visitors see at this address"
          referrerPolicy="no-referrer"
          onError={() => setFailed(address)}
        />
      )}
    </figure>
  )
}
