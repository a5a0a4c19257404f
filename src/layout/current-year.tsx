import { useEffect, useState } from "react"

/** The visitor's year, or the build's if that is later. The first render shows the build's, like the HTML. */
export function CurrentYear({ builtIn }: { builtIn: string }) {
  const [year, setYear] = useState(builtIn)
  useEffect(() => setYear(String(Math.max(Number(builtIn), new Date().getFullYear()))), [builtIn])
  return <>{year}</>
}
