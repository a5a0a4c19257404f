import { execFileSync } from "node:child_process"

/**
 * Installs packages of Debian's.
 * @param packages Their names, and options of `apt-get install`
 * @throws Error where there is no apt-get, or no right to use it, nor to use it with sudo
 */
export function installPackages(...packages: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
  const apt = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
  run(...apt, "update", "-qq")
  run(...apt, "install", "-y", "-qq", ...packages)
}

/** Runs a program, and shows what it says. */
export function run(...[program = "", ...args]: string[]) {
  execFileSync(program, args, { stdio: "inherit", timeout: 300_000 })
}
