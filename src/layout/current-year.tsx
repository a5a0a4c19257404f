import { useEffect, useState } from "react"

/** The visitor's current year, or that of the build, if the visitor's clock is behind. The first render shows the latter, to match the HTML. */
export function CurrentYear({ built }: { built: string }) {
  const [year, setYear] = useState(built)
  useEffect(() => setYear(String(Math.max(Number(built), new Date().getFullYear()))), [built])
  return <>{year}</>
}
