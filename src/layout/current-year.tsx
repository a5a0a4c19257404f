import { useEffect, useState } from "react"

/** The visitor's year, or the build's if that is later. The first render shows the build's, like the HTML. */
export function CurrentYear({ built }: { built: string }) {
  const [year, setYear] = useState(built)
  useEffect(() => setYear(String(Math.max(Number(built), new Date().getFullYear()))), [built])
  return <>{year}</>
}
