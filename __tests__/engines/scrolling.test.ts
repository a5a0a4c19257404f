import { setTimeout as pause } from "node:timers/promises"
import { eventually } from "./eventually"
import type { Host } from "./host"
import {
  backAndForward,
  backFromSection,
  expectTop,
  followAfterSection,
  followBackFollow,
} from "./positions"
import { expectToBeAt, follow, whileLoadedAgain } from "./steps"
import { expect, test } from "./test"

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("a page is at its top in every frame, even if a section was on its way", async ({
      visitor,
    }) => {
      for (const ms of [0, 300]) expectTop(await followAfterSection(visitor, ms))
    })

    test("Back from a section that is on its way leads to the top", async ({ visitor }) => {
      expectTop(await backFromSection(visitor))
    })

    test("pages that are followed, left and followed again are at their top", async ({
      visitor,
    }) => {
      expectTop(await followBackFollow(visitor))
    })

    test("Back and Forward show each page at its top and nothing else, and leave the other where it was", async ({
      visitor,
    }) => {
      for (const ms of [0, 400]) expectTop(await backAndForward(visitor, ms))
    })

    test("Back within a page leads to the section before, or where it was left last, and a reload keeps the place", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const name of ["Booking", "Contact"]) {
        await follow(visitor, name)
        await expectToBeAt(visitor, name.toLowerCase())
      }
      await visitor.engine.back()
      await visitor.isAt("/#booking")
      await expectToBeAt(visitor, "booking")
      await visitor.scrollTo(700)
      await visitor.scrolled()
      await visitor.engine.forward()
      await expectToBeAt(visitor, "contact")
      await visitor.engine.back()
      await visitor.isAt("/#booking")
      expect(Math.round(await visitor.scrolled())).toBe(700)
      for (const place of [1500, 0]) {
        await visitor.scrollTo(place)
        await visitor.scrolled()
        await visitor.engine.reload()
        await visitor.hydrated()
        expect(Math.round(await visitor.scrolled())).toBe(place)
      }
    })

    test("where a visitor scrolls after a section was reached, the view stays", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      await follow(visitor, "Casino Hotels")
      await expectToBeAt(visitor, "casino-hotels")
      await visitor.scrollTo(30)
      await eventually(() => visitor.scrolled()).toBeCloseTo(30, 0)
    })

    test("Back from a page that is none of the site's finds the place", async ({ visitor }) => {
      await visitor.visit("/")
      await visitor.scrollTo(1500)
      await visitor.scrolled()
      await visitor.evaluate(() =>
        addEventListener("pageshow", event => {
          sessionStorage.persisted = event.persisted
        }),
      )
      await visitor.evaluate(() => location.assign("/blank"))
      await visitor.isAt("/blank")
      await visitor.engine.back()
      await visitor.isAt("/")
      await visitor.hydrated()
      expect(Math.round(await visitor.scrolled())).toBe(1500)
      const persisted = await visitor.evaluate(() => sessionStorage.persisted)
      expect(persisted, "the page was kept").toBe("true")
    })

    test("what a key began to scroll ends with what is asked for next", async ({ visitor }) => {
      for (const ms of [0, 60]) {
        await visitor.visit("/")
        await follow(visitor, "About")
        await visitor.press("End")
        await pause(ms)
        await follow(visitor, "Privacy")
        await visitor.role("heading", "Privacy Policy", 1).isOne()
        expect(await visitor.scrolled(), `Privacy, ${ms} ms after End`).toBe(0)

        await visitor.press("End")
        await pause(ms)
        await visitor.engine.back()
        await visitor.isAt("/#about")
        await expectToBeAt(visitor, "about")

        await visitor.role("button", "Start Playing").focus()
        await visitor.press("End")
        await pause(ms)
        await visitor.press("Tab")
        await visitor.scrolled()
        const seen = () =>
          visitor.evaluate(() => {
            const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
            return top >= 0 && bottom <= innerHeight
          })
        expect(await seen(), `what has the focus, ${ms} ms after End`).toBe(true)
      }
    })

    test("Shift+Tab to a link out of the window, and Tab at once: the field is in view", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      const field = visitor.label("Check-in date")
      await field.focus()
      await field.read(element => {
        const { top } = element.getBoundingClientRect()
        window.scrollBy({ top: top - 120, behavior: "instant" })
      })
      for (let presses = 0; presses < 3; presses++) await visitor.press("Tab", true)
      for (let presses = 0; presses < 3; presses++) await visitor.press("Tab")
      await visitor.scrolled()
      const hidden = await field.read(element => {
        const { top, bottom } = element.getBoundingClientRect()
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
        return Math.max(header - top, bottom - innerHeight)
      })
      expect(hidden).toBeLessThanOrEqual(0)
    })
  })
}

test("Shift+Tab to a field above the window shows it with its label, clear of the header", async ({
  visitor,
}) => {
  await visitor.visit("/")
  const names = ["Name", "Email", "Message"]
  await visitor.role("button", "Send Message").focus()
  await visitor.scrollTo(100_000)
  await visitor.scrolled()
  for (const name of names.toReversed()) {
    await visitor.press("Tab", true)
    const seen = () =>
      visitor.label(name).read(field => {
        const [label] = (field as HTMLInputElement).labels ?? []
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
        return (
          field === document.activeElement &&
          (label?.getBoundingClientRect().top ?? 0) >= header &&
          field.getBoundingClientRect().bottom <= innerHeight
        )
      })
    await eventually(seen, name).toBe(true)
  }
})

test("Home, pressed while a page that was loaded again is still coming, leads to the top", async ({
  visitor,
}) => {
  await visitor.visit("/")
  await visitor.scrollTo(3000)
  await visitor.scrolled()
  const release = visitor.host.hold(/photo-host|\.js$/)
  await visitor.engine.reload()
  await follow(visitor, "Home")
  release()
  await visitor.hydrated()
  expect(await visitor.scrolled()).toBe(0)
})

/**
 * Answers for the home page's data as a stranger does. Gatsby then asks, once, whether there is such a page.
 * @param answers What is wrong with the first answers for the page itself
 */
function answerAsStranger(host: Host, ...answers: ("503" | undefined)[]) {
  host.fault = path => {
    if (path.includes("page-data/index/")) return "stranger"
    return path === "/" ? answers.shift() : undefined
  }
}

test.describe("when scripts are lost", () => {
  test.use({ expectedMessages: /./ })

  test("a section stays in place while notes appear above it", async ({ visitor }) => {
    const release = visitor.host.hold(/\.js$/)
    visitor.host.lose(/\.js$/)
    await visitor.open("/")
    await follow(visitor, "About")
    await expectToBeAt(visitor, "about")
    release()
    await visitor.until(() => !document.documentElement.dataset.scripts, "scripts are given up")
    await expectToBeAt(visitor, "about")
  })

  for (const fault of ["503", "lost"] as const) {
    test(`a section's link leads there even if the page's data is ${fault}`, async ({
      visitor,
    }) => {
      visitor.host.fault = path => (path.includes("page-data/index/") ? fault : undefined)
      await visitor.visit("/terms")
      await follow(visitor, "About")
      await visitor.isAt("/#about")
      await expectToBeAt(visitor, "about")
    })
  }

  test("a section's link leads there even if a stranger answers for the page's data, and then nobody", async ({
    visitor,
  }) => {
    answerAsStranger(visitor.host, "503")
    await visitor.visit("/terms")
    await follow(visitor, "About")
    await visitor.isAt("/#about")
    await expectToBeAt(visitor, "about")
  })

  test("the page that is open stays even if a stranger answers for its data, and then nobody", async ({
    visitor,
  }) => {
    answerAsStranger(visitor.host, undefined, "503")
    await visitor.open("/")
    await visitor.until(() => !document.documentElement.dataset.scripts, "scripts are given up")
    await follow(visitor, "About")
    await expectToBeAt(visitor, "about")
  })

  test("a page of which Gatsby does not know the publication is one step of Back", async ({
    visitor,
  }) => {
    let asked = 0
    visitor.host.fault = path => (path.includes("app-data") && asked++ > 0 ? "503" : undefined)
    await visitor.visit("/terms")
    await follow(visitor, "About")
    await visitor.isAt("/#about")
    await expectToBeAt(visitor, "about")
    await visitor.engine.back()
    await visitor.isAt("/terms")
    await visitor.role("heading", "Terms and Conditions", 1).isOne()
  })
})

test.describe("while a page is on its way", () => {
  test.use({ expectedMessages: whileLoadedAgain })

  test("Back before the page reacts to input leads to the page before", async ({ visitor }) => {
    await visitor.visit("/")
    await follow(visitor, "Privacy")
    await visitor.isAt("/privacy")
    await visitor.role("heading", "Privacy Policy", 1).isOne()
    await follow(visitor, "Contact")
    await visitor.isAt("/#contact")
    const release = visitor.host.hold(/page-data/)
    await visitor.engine.reload()
    await visitor.engine.back()
    await visitor.isAt("/privacy")
    release()
    await visitor.role("heading", "Privacy Policy", 1).isOne()
    await visitor.isAt("/privacy")
  })

  test("Back to a page that was left before its scripts came finds the place", async ({
    visitor,
  }) => {
    const release = visitor.host.hold(/\.js$/)
    await visitor.open("/")
    // What the form then says makes the page higher than it will be when it comes again.
    await visitor.role("button", "Send Message").click()
    const place = await visitor.evaluate(() => document.documentElement.scrollHeight - 1500)
    await visitor.scrollTo(place)
    await visitor.scrolled()
    await follow(visitor, "Terms")
    await visitor.role("heading", "Terms and Conditions", 1).isOne()
    await visitor.engine.back()
    await visitor.isAt("/")
    release()
    await visitor.hydrated()
    expect(await visitor.scrolled()).toBe(place)
  })

  test("a page that was left before it was scrolled comes again at its section", async ({
    visitor,
  }) => {
    await visitor.visit("/#contact")
    await visitor.evaluate(() => {
      setTimeout(() => location.assign("/privacy#user-rights"))
    })
    await visitor.isAt("/privacy#user-rights")
    await visitor.role("heading", "Privacy Policy", 1).isOne()
    await visitor.engine.back()
    await visitor.isAt("/#contact")
    await visitor.engine.forward()
    await visitor.role("heading", "Privacy Policy", 1).isOne()
    await expectToBeAt(visitor, "user-rights")
  })
})

test("of two pages that are asked for in a row, the last one stays, however late the first one comes", async ({
  visitor,
}) => {
  const release = visitor.host.hold(/page-data\/terms/)
  await visitor.visit("/")
  await follow(visitor, "Terms")
  await follow(visitor, "Privacy")
  await visitor.role("heading", "Privacy Policy", 1).isOne()
  release()
  await visitor.until(
    () => performance.getEntriesByName(`${origin}/page-data/terms/page-data.json`).length > 0,
    "the first one has come",
  )
  await visitor.scrolled()
  await visitor.isAt("/privacy")
  await visitor.role("heading", "Privacy Policy", 1).isOne()
})

test("a section's link leads to its own page while Back waits for another one", async ({
  visitor,
}) => {
  await visitor.visit("/privacy")
  await follow(visitor, "About")
  await visitor.isAt("/#about")
  const release = visitor.host.hold(/page-data\/privacy/)
  await visitor.engine.reload()
  await visitor.hydrated()
  await visitor.engine.back()
  await visitor.isAt("/privacy")
  await visitor.role("contentinfo").role("link", "Contact us").click()
  await visitor.isAt("/#contact")
  release()
  await expectToBeAt(visitor, "contact")
})
