import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { Builder, error, Key, type WebDriver, type WebElement } from "selenium-webdriver"
import { DriverService } from "selenium-webdriver/remote"
import { freePort } from "../free-port"

const browsers = ["x86_64", "aarch64"]
  .flatMap(machine => [4.1, "4.0"].map(version => [machine, version]))
  .map(([machine, version]) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`)

/** What WebKit needs of Debian's webkit2gtk-driver and xvfb, and is not on this machine. */
export const missing = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"]
  .concat(browsers.find(existsSync) ?? "MiniBrowser")
  .filter(file => !existsSync(file))

/** Only without its bars does MiniBrowser have windows as narrow as a phone. */
const bare = "toolbar=no,location=no,menubar=no,status=no,scrollbars=yes,resizable=yes"

/** Side of the screen, px. The pointer rests in its middle, and the window below it is active. */
const screen = 2400

/** A window of WebKit's MiniBrowser on a display of its own. */
export class WebKit {
  private constructor(
    private readonly driver: WebDriver,
    private readonly end: () => Promise<void>,
  ) {}

  static start = () => insist(WebKit.startOnce, 3, 40_000)

  private static async startOnce(): Promise<WebKit> {
    const port = await freePort()
    const size = `${screen}x${screen}x24`
    const display = spawn(
      "/usr/bin/Xvfb",
      [`:${port}`, "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"],
      { stdio: ["ignore", "pipe", "ignore"] },
    )
    process.once("exit", () => display.kill())
    await once(display.stdout, "data")
    const service = new DriverService("/usr/bin/WebKitWebDriver", {
      loopback: true,
      port,
      args: [`--port=${port}`],
      // The sandbox needs rights that containers lack; the pages are only the site's own.
      env: { ...process.env, DISPLAY: `:${port}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    })
    const nowhere = "127.0.0.1:9"
    const driver = await new Builder()
      .usingServer(await service.start(60_000))
      .withCapabilities({
        browserName: "MiniBrowser",
        // With any other strategy, each command would wait for files that a test holds back.
        pageLoadStrategy: "none",
        unhandledPromptBehavior: "ignore",
        proxy: {
          proxyType: "manual",
          httpProxy: nowhere,
          sslProxy: nowhere,
          noProxy: ["127.0.0.1"],
        },
        "webkitgtk:browserOptions": {
          binary: browsers.find(existsSync),
          args: ["--automation", "--javascript-can-open-windows-automatically=true"],
        },
      })
      .build()
    const first = await driver.getWindowHandle()
    await driver.executeScript(`open("about:blank", "_blank", "width=375,height=800,${bare}")`)
    const opened = (await driver.getAllWindowHandles()).find(handle => handle !== first)
    await driver.switchTo().window(String(opened))
    return new WebKit(driver, async () => {
      await driver.quit().catch(() => {})
      await service.kill()
      display.kill()
    })
  }

  close = () => this.end()

  async resize(width: number, height: number): Promise<void> {
    const place = { x: (screen - width) / 2, y: (screen - height) / 2 }
    await this.driver
      .manage()
      .window()
      .setRect({ width, height, ...place })
  }

  open = (url: string) => this.driver.get(url)
  back = () => this.driver.executeScript("history.back()")
  reload = () => this.driver.navigate().refresh()

  /** Runs a function in the page. @returns Its result */
  run<T, A extends unknown[]>(read: (...args: A) => T, ...args: A): Promise<T> {
    return insist(() => this.driver.executeScript<T>(read, ...args))
  }

  /** Waits until a function in the page returns something other than false or undefined. @returns It */
  until<T, A extends unknown[]>(read: (...args: A) => T, ...args: A): Promise<NonNullable<T>> {
    const look = () => this.run(read, ...args).catch(() => undefined)
    return this.driver.wait(look, 30_000, `${read} of ${args}`) as Promise<NonNullable<T>>
  }

  /** Waits until an element with a role's tag and a name is shown. @returns It */
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

  /** Clicks an element once it rests in the middle of the window. */
  async click(selector: string, name?: string): Promise<void> {
    const element = await this.find(selector, name)
    await this.until(element => {
      const page = window as { restedAt?: number }
      ;(element as unknown as Element).scrollIntoView({ block: "center", behavior: "instant" })
      const { top } = (element as unknown as Element).getBoundingClientRect()
      const rests = page.restedAt === top
      page.restedAt = rests ? undefined : top
      return rests
    }, element)
    await element.click()
  }

  /** Types into the field with an id, in place of what it holds. */
  async fill(id: string, value: string): Promise<void> {
    await this.run(
      (id, value) => {
        const field = document.getElementById(id) as HTMLInputElement
        field.focus()
        const prototype = Object.getPrototypeOf(field)
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
        for (const type of ["input", "change"]) {
          field.dispatchEvent(new Event(type, { bubbles: true }))
        }
      },
      id,
      value,
    )
  }

  press = (key: keyof typeof Key) => this.driver.actions().sendKeys(String(Key[key])).perform()

  /** Waits for an alert and confirms it. @returns Its message */
  async alert(): Promise<string> {
    const alert = await this.driver.wait(async () => {
      try {
        return await this.driver.switchTo().alert()
      } catch (problem) {
        if (problem instanceof error.NoSuchAlertError) return undefined
        throw problem
      }
    }, 30_000)
    const text = await alert?.getText()
    await alert?.accept()
    return String(text)
  }
}

/** Repeats a request: sometimes the driver never answers, mostly while a page is being replaced. */
async function insist<T>(ask: () => Promise<T>, tries = 5, limit = 3000): Promise<T> {
  const silence = Symbol()
  const answer = await Promise.race([
    ask().catch(problem => {
      if (problem instanceof error.NoSuchFrameError) return silence
      throw problem
    }),
    pause(limit, silence, { ref: false }),
  ])
  if (answer !== silence) return answer as T
  if (tries === 1) throw new Error("WebKit's driver did not answer, time and again")
  return insist(ask, tries - 1, limit)
}
