import { spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { test as base } from "@playwright/test"
import { Builder, until, type WebDriver, type WebElement } from "selenium-webdriver"
import { DriverService } from "selenium-webdriver/remote"
import { addressOf, startHost } from "../browser/static-host"

/** The site in a window of WebKit's MiniBrowser. */
class WebKit {
  /** Scripts load once this resolves. */
  scripts = Promise.resolve()

  constructor(
    readonly driver: WebDriver,
    private readonly address: string,
  ) {}

  /** Opens a page in a window of this width, and waits until its hydration has this state. */
  async visit(path: string, width = 1280, state = "ready"): Promise<void> {
    await this.driver.manage().window().setRect({ width, height: 800 })
    await this.driver.get(this.address + path)
    const isOpen = (address: string, state: string) =>
      location.origin === address && document.documentElement.dataset.hydration === state
    await this.until(isOpen, this.address, state)
  }

  /** Waits until a function in the page returns a truthy value. @returns The value */
  until<T, A extends unknown[]>(read: (...args: A) => T, ...args: A): Promise<NonNullable<T>> {
    // During a navigation, the driver fails or never responds.
    const look = () =>
      rejectAfter(3000, this.driver.executeScript<T>(read, ...args)).catch(() => undefined)
    return this.driver.wait(look, 30_000, `${read} of ${args}`) as Promise<NonNullable<T>>
  }

  /** Waits for a visible element, found by selector and name, scrolls it to the middle of the window and clicks it. */
  async click(selector: string, name: string): Promise<void> {
    const find = (selector: string, name: string) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)]
      const found = all.find(
        it => it.checkVisibility() && (it.ariaLabel ?? it.textContent).trim().startsWith(name),
      )
      found?.scrollIntoView({ block: "center", behavior: "instant" })
      return found as unknown as WebElement
    }
    await (await this.until(find, selector, name)).click()
  }

  fill(values: Record<string, string>): Promise<void> {
    return this.driver.executeScript((values: Record<string, string>) => {
      for (const { control, textContent } of document.querySelectorAll("label")) {
        const value = values[textContent]
        if (value === undefined) continue
        const field = control as HTMLInputElement
        field.focus()
        // React overrides the setter on the field itself and would miss the change.
        const prototype = Object.getPrototypeOf(field)
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
        field.dispatchEvent(new Event("input", { bubbles: true }))
        field.dispatchEvent(new Event("change", { bubbles: true }))
      }
    }, values)
  }

  /** Waits for an alert and accepts it. @returns Its message */
  async acceptAlert(): Promise<string> {
    const alert = await this.driver.wait(until.alertIsPresent(), 30_000)
    const text = await alert.getText()
    await alert.accept()
    return text
  }
}

export type { WebKit }

export const test = base.extend<{ webkit: WebKit }, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from it.
    async ({}, use) => {
      // The driver sometimes never responds to its first request.
      const driver = await rejectAfter(40_000, startDriver()).catch(startDriver)
      await use(driver)
      await driver.quit()
    },
    { scope: "worker", timeout: 150_000 },
  ],
  // Each test has a server on its own port, because the browser's cache outlives a test.
  webkit: async ({ driver }, use) => {
    const host = await startHost()
    const webkit = new WebKit(driver, addressOf(host))
    const [respond] = host.listeners("request")
    host.removeAllListeners("request").on("request", async (request, response) => {
      if (request.url?.endsWith(".js")) await webkit.scripts
      respond?.call(host, request, response)
    })
    await use(webkit)
    host.close()
    host.closeAllConnections()
  },
})

/** Starts MiniBrowser on a virtual display. */
async function startDriver(): Promise<WebDriver> {
  const screen = ["-displayfd", "1", "-screen", "0", "700x700x24", "-nolisten", "tcp"]
  const display = spawn("/usr/bin/Xvfb", screen, { stdio: ["ignore", "pipe", "ignore"] })
  // The display must end with this process, as the driver service does.
  process.once("exit", () => display.kill())
  const [number] = await once(display.stdout, "data")
  // The sandbox needs privileges that containers lack; only the site's own pages are opened.
  process.env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = "1"
  process.env.DISPLAY = `:${String(number).trim()}`
  const service = new DriverService.Builder("/usr/bin/WebKitWebDriver").setLoopback(true).build()
  const driver = await new Builder()
    .usingServer(await service.start(60_000))
    .withCapabilities({
      browserName: "MiniBrowser",
      // Other strategies would make each command wait for delayed requests.
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": {
        args: [
          "--automation",
          "--javascript-can-open-windows-automatically=true",
          // Blocks requests to other machines.
          "--proxy=http://127.0.0.1:9",
          "--ignore-host=127.0.0.1",
        ],
      },
    })
    .build()
  // A popup has no toolbars and can be as narrow as a phone.
  const first = await driver.getWindowHandle()
  await driver.executeScript('open("about:blank", "_blank", "popup")')
  const popup = (await driver.getAllWindowHandles()).find(handle => handle !== first)
  await driver.switchTo().window(String(popup))
  return driver
}

const rejectAfter = <T>(limit: number, promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    pause(limit, undefined, { ref: false }).then(() => {
      throw new Error("WebKit's driver did not respond")
    }),
  ])
