import { useEffect, useState } from "react"

/** The visitor's current year. The first render shows the year of the build, to match the HTML. */
export function CurrentYear({ built }: { built: string }) {
  const [year, setYear] = useState(built)
  useEffect(() => setYear(String(new Date().getFullYear())), [])
  return <>{year}</>
}
