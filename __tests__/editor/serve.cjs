// The editor without the site, for tests that need no page of it: starts in an instant, ends like any process.
const fs = require("node:fs")
const { createServer } = require("node:http")
const { join, resolve } = require("node:path")

const project = resolve(__dirname, "../..")
const { editor } = require(join(project, ".editor/server.cjs"))
const [folder, port] = process.argv.slice(2)
const handle = editor(folder, join(project, ".editor/page"))

// A save takes steps, each with one of these; at one of them the process is killed, if a test asks for that.
let steps = Number(process.env.KILLED_AT_STEP ?? Number.POSITIVE_INFINITY)
for (const name of ["writeFileSync", "renameSync", "rmSync"]) {
  const original = fs[name]
  fs[name] = (...args) => {
    if (steps-- === 0) process.kill(process.pid, "SIGKILL")
    return original(...args)
  }
}

const server = createServer((request, response) => {
  handle(request, response, () => response.writeHead(404).end())
})
server.listen(Number(port), "127.0.0.1", () => console.log(`Ready at ${server.address().port}`))
