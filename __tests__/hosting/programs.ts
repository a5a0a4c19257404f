import { existsSync } from "node:fs"
import { installPackages } from "../debian"

/** A program that the tests run, and what else it takes to run it. */
export interface Program {
  name: string
  /** Possible places of each file that it needs. */
  files: Record<string, string[]>
  /** The Debian packages that contain them. */
  packages: string[]
}

/** `hosting/publish` looks at the published site with it. */
export const curl: Program = {
  name: "curl",
  files: { program: ["/usr/bin/curl", "/usr/local/bin/curl", "/opt/homebrew/bin/curl"] },
  packages: ["curl"],
}

/**
 * The files of a program on this machine. If CI is set, missing ones are installed from Debian's packages; no
 * other machine is changed.
 * @returns A path for each of `files`, or why there are none
 * @throws Error with the reason if CI is set and the program cannot be installed
 */
export function obtain(program: Program): Record<string, string> | string {
  const present = find(program)
  if (present) return present
  const packages = `Debian's ${program.packages.join(" and ")}`
  const missing = `${program.name} or a part of it is missing here`
  if (!process.env.CI) return `${missing}: install ${packages} to run these tests`
  let reason = ""
  try {
    installPackages("--no-install-recommends", ...program.packages)
  } catch (error) {
    reason = ` (${error instanceof Error ? error.message.split("\n")[0] : error})`
  }
  const installed = find(program)
  if (installed) return installed
  throw new Error(`${missing}, and ${packages} could not be installed${reason}`)
}

/** The files of a program on this machine, if all of them are here. */
export function find({ files }: Program): Record<string, string> | undefined {
  const found = Object.entries(files).map(([file, places]) => [file, places.find(existsSync)])
  return found.every(([, place]) => place) ? Object.fromEntries(found) : undefined
}
