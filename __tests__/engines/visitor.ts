import { readFileSync } from "node:fs"
import type { Engine, Key } from "./engine"
import { eventually } from "./eventually"
import type { Host } from "./host"
import { Place } from "./place"

const queries = readFileSync(
  "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  "utf8",
)

/** A person who visits a host's site with a browser. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly host: Host,
  ) {}

  /** Opens a page without waiting for its scripts. */
  open(path: string): Promise<void> {
    return this.engine.open(this.host.address + path)
  }

  /** Opens a page and waits until it reacts to input. */
  async visit(path: string): Promise<void> {
    await this.open(path)
    await this.hydrated()
  }

  async hydrated(): Promise<void> {
    await this.until(() => performance.getEntriesByName("hydrated").length > 0, "hydrated")
  }

  role(role: string, name?: string, level?: number): Place {
    return new Place(this, []).role(role, name, level)
  }

  label(label: string): Place {
    return new Place(this, []).label(label)
  }

  /** The page inside a page of `/framed/`. */
  frame(): Place {
    return new Place(this, [{ frame: true }])
  }

  /** Evaluates an expression in the page, which may use Testing Library's queries. */
  async ask(expression: string): Promise<unknown> {
    // In a single evaluation: the page may be replaced at any time.
    const asked = `window.TestingLibraryDom ? [${expression}] : []`
    const answer = (await this.engine.evaluate(asked)) as unknown[]
    if (answer.length > 0) return answer[0]
    await this.engine.evaluate(queries)
    return this.ask(expression)
  }

  /** Runs a function in the page. @returns Its result */
  async evaluate<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<T> {
    return (await this.engine.evaluate(`(${run})(...${JSON.stringify(args)})`)) as T
  }

  /** Waits until a function that runs in the page returns true. */
  async until(run: () => boolean, what: string): Promise<void> {
    await eventually(() => this.evaluate(run), what).toBe(true)
  }

  press(key: Key, shift = false): Promise<void> {
    return this.engine.press(key, shift)
  }

  /** Path and fragment of the address. */
  where(): Promise<string> {
    return this.evaluate(() => location.pathname + location.hash)
  }

  async isAt(address: string): Promise<void> {
    await eventually(() => this.where()).toBe(address)
  }

  /** Scrolls with the wheel, at once. */
  scrollTo(top: number): Promise<void> {
    return this.evaluate(top => {
      dispatchEvent(new Event("wheel"))
      window.scrollTo(0, top)
    }, top)
  }

  /** Waits until nothing has scrolled for some frames. @returns The position */
  async scrolled(): Promise<number> {
    await this.evaluate(() => {
      delete document.documentElement.dataset.still
    })
    await this.until(() => {
      const { dataset } = document.documentElement
      // At first, and again in a page that has replaced another one.
      if (dataset.still === undefined) {
        let still = -1
        let last = -1
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          dataset.still = String(still)
          if (still < 10) requestAnimationFrame(look)
        }
        look()
      }
      return dataset.still === "10"
    }, "scrolling has ended")
    return this.evaluate(() => window.scrollY)
  }

  /**
   * Looks at each frame from now on, before it is drawn.
   * @returns A function that returns where the view was, px, by the headings of the pages that were open
   */
  async watchFrames(): Promise<() => Promise<number[][]>> {
    await this.evaluate(() => {
      const frames: Record<string, number[]> = {}
      const look = () => {
        const page = document.querySelector("h1")?.textContent ?? ""
        frames[page] ??= []
        if (frames[page].at(-1) !== window.scrollY) frames[page].push(window.scrollY)
        // An earlier watch ends.
        if ((window as { frames?: unknown }).frames === frames) requestAnimationFrame(look)
      }
      Object.assign(window, { frames })
      look()
    })
    // WebKit's driver would sort the pages by their names.
    return () =>
      this.evaluate(() =>
        Object.values((window as unknown as { frames: Record<string, number[]> }).frames),
      )
  }

  /** Waits for an alert and confirms it. @returns Its message */
  async alert(): Promise<string> {
    let text: string | undefined
    await eventually(async () => {
      text = await this.engine.alert()
      return text
    }, "an alert").toBeDefined()
    return String(text)
  }
}
