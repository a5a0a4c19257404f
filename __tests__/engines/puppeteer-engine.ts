import { setTimeout as pause } from "node:timers/promises"
import puppeteer, { type ElementHandle, type LaunchOptions } from "puppeteer-core"
import { type Browser, deadEnd, type Engine, type Key } from "./engine"

async function failAfter(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false })
  throw new Error(`no answer within ${ms} ms`)
}

/** Starts a browser with Puppeteer: Firefox over WebDriver BiDi, Chromium over its own protocol. */
async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, timeout: 60_000, ...options })
  const alerts: string[] = []
  const newPage = async () => {
    const page = await browser.newPage()
    page.on("dialog", dialog => {
      alerts.push(dialog.message())
      return dialog.accept()
    })
    return page
  }
  let page = await newPage()
  /** A page that is just being replaced does nothing any more. */
  const goThroughHistory = async (how: string) =>
    void (await page.evaluate(how).catch(() => page.evaluate(how)))
  const htmlIsThere = { waitUntil: "domcontentloaded", timeout: 10_000 } as const
  return {
    open: async address => {
      try {
        await page.goto(address, htmlIsThere)
      } catch {
        // Firefox's driver loses sight of a page now and then: the next one takes its place.
        const lost = page
        page = await newPage()
        await page.setViewport(lost.viewport())
        await lost.close()
        // Firefox draws nothing of a page that is behind another one.
        await page.bringToFront()
        await page.goto(address, htmlIsThere)
      }
    },
    back: () => goThroughHistory("history.back()"),
    forward: () => goThroughHistory("history.forward()"),
    reload: async () => void (await page.reload(htmlIsThere)),
    evaluate: async expression => {
      for (let time = 1; ; time++) {
        try {
          // Of a page of the browser's own the driver may never learn that it is there.
          return await Promise.race([page.evaluate(expression), failAfter(5000)])
        } catch (error) {
          // The page may be replaced by another one meanwhile, and that one by the next.
          if (time === 3 || !/context|frame|realm|navigat/i.test(String(error))) throw error
        }
      }
    },
    click: async expression => {
      const element = await page.evaluateHandle(expression)
      await (element as ElementHandle<Element>).click()
    },
    press: async (key: Key, shift) => {
      if (shift) await page.keyboard.down("Shift")
      await page.keyboard.press(key)
      if (shift) await page.keyboard.up("Shift")
    },
    type: text => page.keyboard.type(text),
    alert: async () => alerts.shift(),
    resize: async (width, height) => {
      const resize = () => page.setViewport({ width, height })
      // Firefox's driver does not resize a page that is being loaded.
      await resize().catch(resize)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async (format, landscape) => Buffer.from(await page.pdf({ format, landscape })),
    close: () => browser.close(),
  }
}

export const firefox: Browser = {
  program: {
    name: "Firefox",
    files: {
      program: [
        process.env.FIREFOX_PATH ?? "",
        "/usr/bin/firefox-esr",
        "/usr/bin/firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
      ],
    },
    packages: ["firefox-esr"],
  },
  start: ({ program }) =>
    start({
      browser: "firefox",
      executablePath: program,
      extraPrefsFirefox: {
        "network.proxy.type": 1,
        "network.proxy.http": "127.0.0.1",
        "network.proxy.http_port": 9,
        "network.proxy.ssl": "127.0.0.1",
        "network.proxy.ssl_port": 9,
      },
    }),
}

export const chromium: Browser = {
  program: { name: "Chromium", files: { program: [] }, packages: ["chromium"] },
  start: ({ program }) =>
    start({
      executablePath: program,
      args: ["--no-sandbox", "--disable-gpu", `--proxy-server=${deadEnd}`],
    }),
}
