import { EditorServer } from "./editor-server"
import { Form } from "./form"
import { expect, test as light } from "./test"

/** The editor with the site beside it, as `npm run edit` starts both. */
const test = light.extend<object, { server: EditorServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const server = new EditorServer()
      try {
        await server.start()
        await use(server)
      } finally {
        await server.end()
        server.remove()
      }
    },
    { scope: "worker", timeout: 300_000 },
  ],
  // React in development does not like the script that chooses the headline.
  expectedMessages: [[/^Encountered a script tag/, /status of 404/], { scope: "test" }],
})

// One server: it takes most of a minute to start.
test.describe.configure({ mode: "serial" })

/** ms. On a computer that does nothing else, an open page shows in one or two seconds what was saved. */
const soon = 10_000

const words = "Tall rooms above the harbor. “Quiet” until nine."

test("an open page shows what was saved, without being loaded again", async ({
  context,
  server,
}) => {
  const form = new Form(await context.newPage(), server.address)
  await form.open("Hotels")
  const opened = context.waitForEvent("page")
  await form.page.getByRole("link", { name: "See the page" }).click()
  const site = await opened
  await expect(site.getByRole("heading", { name: "Palais Esterane" })).toBeVisible()
  await form.unfold("Palais Esterane")
  await form.field("Description").fill(words)
  await form.button("Save").click()
  const start = performance.now()
  await expect(site.getByText(words)).toBeVisible({ timeout: soon })
  console.info(`shown on the open page ${Math.round(performance.now() - start)} ms after Save`)
  await form.saved()
})

test("a new section and a new page are on the site", async ({ context, server }) => {
  const form = new Form(await context.newPage(), server.address)
  await form.open("Terms and Conditions")
  await form.button("Add a section").click()
  await form.field("Heading").fill("Gift Vouchers")
  await form.text().click()
  await form.page.keyboard.type("A voucher is good for a year.")
  await form.save()
  await form.page.goto(`${server.address}/terms`)
  await expect(form.page.getByRole("heading", { name: /Gift Vouchers/ })).toBeVisible()
})
