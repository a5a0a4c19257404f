// The editor without the site, for tests that need no page of it: starts in an instant, ends like any process.
const { createServer } = require("node:http")
const { join, resolve } = require("node:path")

const project = resolve(__dirname, "../..")
const { editor } = require(join(project, ".editor/server.cjs"))
const [folder, port] = process.argv.slice(2)
const handle = editor(folder, join(project, ".editor/page"))

const server = createServer((request, response) => {
  handle(request, response, () => response.writeHead(404).end())
})
server.listen(Number(port), "127.0.0.1", () => console.log(`Ready at ${server.address().port}`))
