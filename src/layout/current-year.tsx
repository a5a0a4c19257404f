import { useEffect, useState } from "react"

/** The visitor's year, or the build's if that is later. The first render shows the build's, like the HTML. */
export function CurrentYear({ atBuild }: { atBuild: number }) {
  const [year, setYear] = useState(atBuild)
  useEffect(() => setYear(Math.max(atBuild, new Date().getFullYear())), [atBuild])
  return <>{year}</>
}
