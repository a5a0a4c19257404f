import { spawn } from "node:child_process"

const commands = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
  linux: ["xdg-open"],
}

/** Opens an address in the browser; where that is not possible, the address has been printed. */
export function openBrowser(address) {
  const [program, ...args] = commands[process.platform] ?? commands.linux
  spawn(program, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref()
}
