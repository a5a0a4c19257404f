import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { Builder, Key, until, type WebDriver, type WebElement } from "selenium-webdriver"
import { DriverService } from "selenium-webdriver/remote"
import { freePort } from "../free-port"

/** The required programs that are missing (Debian packages webkit2gtk-driver and xvfb). */
export const missingPrograms = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].filter(
  file => !existsSync(file),
)

/** A window of WebKit's MiniBrowser on a virtual display. */
export class WebKit {
  private constructor(private readonly driver: WebDriver) {}

  /** Tries twice, because the driver sometimes never responds to its first request. */
  static start = () => withTimeout(WebKit.startOnce(), 40_000).catch(WebKit.startOnce)

  private static async startOnce(): Promise<WebKit> {
    const port = await freePort()
    const args = [`:${port}`, "-displayfd", "1", "-screen", "0", "700x700x24", "-nolisten", "tcp"]
    const display = spawn("/usr/bin/Xvfb", args, { stdio: ["ignore", "pipe", "ignore"] })
    // The driver service ends with this process too.
    process.once("exit", () => display.kill())
    await once(display.stdout, "data")
    const service = new DriverService("/usr/bin/WebKitWebDriver", {
      loopback: true,
      port,
      args: [`--port=${port}`],
      // The sandbox needs privileges that containers lack; only the site's own pages are opened.
      env: { ...process.env, DISPLAY: `:${port}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    })
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
    const opened = (await driver.getAllWindowHandles()).find(handle => handle !== first)
    await driver.switchTo().window(String(opened))
    return new WebKit(driver)
  }

  resize = (width: number, height: number) =>
    this.driver.manage().window().setRect({ width, height })
  close = () => this.driver.quit()
  open = (url: string) => this.driver.get(url)
  back = () => this.driver.executeScript("history.back()")
  reload = () => this.driver.navigate().refresh()
  press = (key: keyof typeof Key) => this.driver.actions().sendKeys(String(Key[key])).perform()

  /** Runs a function in the page. @returns Its result */
  run<T, A extends unknown[]>(read: string | ((...args: A) => T), ...args: A): Promise<T> {
    return this.driver.executeScript<T>(read, ...args)
  }

  /** Waits until a function in the page returns a truthy value. @returns The value */
  until<T, A extends unknown[]>(read: (...args: A) => T, ...args: A): Promise<NonNullable<T>> {
    // During a navigation, the driver fails or never responds.
    const look = () => withTimeout(this.run(read, ...args), 3000).catch(() => undefined)
    return this.driver.wait(look, 30_000, `${read} of ${args}`) as Promise<NonNullable<T>>
  }

  /** Waits for a visible element that matches a selector and whose name starts with a text. @returns The element */
  find(selector: string, name = ""): Promise<WebElement> {
    return this.until(
      (selector, name) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(
          element =>
            element.checkVisibility() &&
            (element.ariaLabel ?? element.textContent ?? "").trim().startsWith(name),
        ) as unknown as WebElement,
      selector,
      name,
    )
  }

  /** Clicks an element once it has stopped in the middle of the window. */
  async click(selector: string, name?: string): Promise<void> {
    const element = await this.find(selector, name)
    let last: number | undefined
    await this.driver.wait(async () => {
      const before = last
      last = await this.driver.executeScript<number>((element: Element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" })
        return element.getBoundingClientRect().top
      }, element)
      return last === before
    }, 30_000)
    await element.click()
  }

  /** Fills in fields by their labels. */
  fill(values: Record<string, string>): Promise<void> {
    return this.run(values => {
      for (const { control, textContent } of document.querySelectorAll("label")) {
        const value = values[String(textContent)]
        if (value === undefined) continue
        const field = control as HTMLInputElement
        field.focus()
        // React overrides the setter on the field itself and would miss the change.
        const prototype = Object.getPrototypeOf(field)
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
        for (const type of ["input", "change"]) {
          field.dispatchEvent(new Event(type, { bubbles: true }))
        }
      }
    }, values)
  }

  /** Waits for an alert and accepts it. @returns Its message */
  async alert(): Promise<string> {
    const alert = await this.driver.wait(until.alertIsPresent(), 30_000)
    const text = await alert.getText()
    await alert.accept()
    return text
  }
}

/** Rejects when the driver does not respond in time. */
const withTimeout = <T>(promise: Promise<T>, limit: number): Promise<T> =>
  Promise.race([
    promise,
    pause(limit, undefined, { ref: false }).then(() => {
      throw new Error("WebKit's driver did not respond")
    }),
  ])
