import { spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { Builder, Key as Code, error, type WebDriver, type WebElement } from "selenium-webdriver"
import { DriverService } from "selenium-webdriver/remote"
import { freePort } from "../free-port"
import { type Browser, deadEnd, type Engine } from "./engine"

const codes = {
  Tab: Code.TAB,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  ArrowUp: Code.ARROW_UP,
  Home: Code.HOME,
  End: Code.END,
}

/** Only without its bars does MiniBrowser have windows as narrow as a phone. */
const bare = "toolbar=no,location=no,menubar=no,status=no,scrollbars=yes,resizable=yes"

/** Side of the screen, pixels. The pointer rests in its middle, and the window below it is active. */
const screen = 2400

/** Repeats a request: sometimes the driver never answers, mostly while a page is being replaced. */
async function insist<T>(tries: number, limit: number, ask: () => Promise<T>): Promise<T> {
  const silence = Symbol()
  const going = (problem: unknown) => {
    if (problem instanceof error.NoSuchFrameError) return silence
    throw problem
  }
  const answer = await Promise.race([ask().catch(going), pause(limit, silence, { ref: false })])
  if (answer !== silence) return answer as T
  if (tries > 1) return insist(tries - 1, limit, ask)
  throw new Error(`WebKit's driver did not answer in ${limit} ms, time and again`)
}

async function startOnce(files: Record<string, string>): Promise<Engine> {
  const port = await freePort()
  // Each display needs its own number: one that ends would take down a new one with the same number.
  const number = `:${port}`
  const display = spawn(
    String(files.display),
    [number, "-displayfd", "1", "-screen", "0", `${screen}x${screen}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  )
  process.once("exit", () => display.kill())
  await once(display.stdout, "data")
  const service = new DriverService(String(files.driver), {
    loopback: true,
    port,
    args: [`--port=${port}`],
    env: {
      ...process.env,
      DISPLAY: number,
      // The sandbox needs rights that containers lack; the pages are only the site's own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  })
  const driver = await new Builder()
    .usingServer(await service.start(60_000))
    .withCapabilities({
      browserName: "MiniBrowser",
      // With any other strategy, each command would wait for files that a test holds back.
      pageLoadStrategy: "none",
      unhandledPromptBehavior: "ignore",
      proxy: {
        proxyType: "manual",
        httpProxy: deadEnd,
        sslProxy: deadEnd,
        noProxy: ["127.0.0.1"],
      },
      "webkitgtk:browserOptions": {
        binary: files.program,
        args: ["--automation", "--javascript-can-open-windows-automatically=true"],
      },
    })
    .build()
  await openBareWindow(driver)
  const ask = <T>(expression: string) => driver.executeScript<T>(`return ${expression}`)
  const evaluate = <T>(expression: string) => insist(5, 3000, () => ask<T>(expression))
  const comesTrue = (expression: string) =>
    driver.wait(() => insist(1, 1000, () => ask<boolean>(expression)).catch(() => false), 10_000)
  const open = async (address: string, tries = 3): Promise<void> => {
    await driver.get(address)
    try {
      await comesTrue(`location.href === "${address}" && document.readyState !== "loading"`)
    } catch (problem) {
      if (tries === 1) throw problem
      await open(address, tries - 1)
    }
  }
  return {
    open: async address => {
      await open(new URL("/blank", address).href)
      await open(address)
    },
    back: () => driver.executeScript("history.back()"),
    forward: () => driver.executeScript("history.forward()"),
    reload: async () => {
      await evaluate("window.isGoing = true")
      await driver.navigate().refresh()
      await comesTrue(`!window.isGoing && document.readyState !== "loading"`)
    },
    evaluate,
    click: async expression => {
      const click = async () => (await evaluate<WebElement>(expression)).click()
      // The element may be rendered anew between the two.
      await click().catch(problem => {
        if (problem instanceof error.StaleElementReferenceError) return click()
        throw problem
      })
    },
    press: async (key, shift) => {
      const actions = driver.actions()
      if (shift) actions.keyDown(Code.SHIFT)
      actions.sendKeys(codes[key])
      if (shift) actions.keyUp(Code.SHIFT)
      // The driver does not answer either while an alert is open that the key has opened.
      await Promise.race([actions.perform(), pause(2000, undefined, { ref: false })])
    },
    type: text => driver.actions().sendKeys(text).perform(),
    alert: async () => {
      try {
        const alert = driver.switchTo().alert()
        const text = await alert.getText()
        await alert.accept()
        return text
      } catch (problem) {
        if (problem instanceof error.NoSuchAlertError) return
        throw problem
      }
    },
    resize: async (width, height) => {
      const place = { x: (screen - width) / 2, y: (screen - height) / 2 }
      await driver
        .manage()
        .window()
        .setRect({ width, height, ...place })
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      await driver.quit()
      await service.kill()
      display.kill()
    },
  }
}

async function openBareWindow(driver: WebDriver) {
  const first = await driver.getWindowHandle()
  await driver.executeScript(`open("about:blank", "_blank", "width=375,height=800,${bare}")`)
  const opened = (await driver.getAllWindowHandles()).find(handle => handle !== first)
  await driver.switchTo().window(String(opened))
}

const libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]

export const webkit: Browser = {
  program: {
    name: "WebKit",
    files: {
      driver: ["/usr/bin/WebKitWebDriver"],
      program: libraries.flatMap(folder =>
        ["4.1", "4.0"].map(version => `${folder}/webkit2gtk-${version}/MiniBrowser`),
      ),
      display: ["/usr/bin/Xvfb"],
    },
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  start: files => insist(3, 40_000, () => startOnce(files)),
}
