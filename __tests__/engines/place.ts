import type { within } from "@testing-library/dom"
import { eventually } from "./eventually"
import type { Visitor } from "./visitor"

declare global {
  interface Window {
    TestingLibraryDom: { within: typeof within }
  }
}

/** A step on the way to an element: by its role and name, or a field by its label. */
type Step = { role: string; name?: string; level?: number } | { label: string } | { frame: true }

/** Runs in the page: finds all elements that the steps lead to. Names are patterns for the whole name. */
function find(steps: Step[]): HTMLElement[] {
  const { within } = window.TestingLibraryDom
  const whole = (name: string) => new RegExp(`^(?:${name})$`)
  // While one page replaces another, there is no body.
  let found = document.body ? [document.body] : []
  for (const step of steps) {
    found = found.flatMap(element => {
      if ("frame" in step) {
        return element.querySelector("iframe")?.contentDocument?.body ?? []
      }
      if ("label" in step) return within(element).queryAllByLabelText(whole(step.label))
      const { role, name, level } = step
      return within(element).queryAllByRole(role, { name: name && whole(name), level })
    })
  }
  return found
}

/** Scrolls as with the wheel, at once: drivers leave elements below the header, and scroll for those that are cut off. */
function bringIntoView(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect()
  const pointed = document.elementFromPoint(x + width / 2, y + height / 2)
  if (!pointed || !element.contains(pointed) || y + height > innerHeight) {
    dispatchEvent(new Event("wheel"))
    element.scrollIntoView({ block: "center" })
  }
}

/** A locator: finds its elements anew in the page, each time that they are needed. */
export class Place {
  constructor(
    private readonly visitor: Visitor,
    private readonly steps: Step[],
  ) {}

  role(role: string, name?: string, level?: number): Place {
    return new Place(this.visitor, [...this.steps, { role, name, level }])
  }

  label(label: string): Place {
    return new Place(this.visitor, [...this.steps, { label }])
  }

  /** Runs a function in the page, with all the elements. @returns Its result */
  async all<T, A extends unknown[]>(
    read: (elements: HTMLElement[], ...args: A) => T,
    ...args: A
  ): Promise<T> {
    return (await this.visitor.ask(`(${read})(${this}, ...${JSON.stringify(args)})`)) as T
  }

  /** Waits until there is one element and runs a function in the page with it. @returns Its result */
  async read<T, A extends unknown[]>(
    read: (element: HTMLElement, ...args: A) => T,
    ...args: A
  ): Promise<T> {
    let value: unknown
    // Found and read in one evaluation: the page may be replaced between two.
    const expression = `(found => ({
      count: found.length,
      value: found.length === 1 ? (${read})(found[0], ...${JSON.stringify(args)}) : undefined
    }))(${this})`
    await eventually(async () => {
      const answer = (await this.visitor.ask(expression)) as { count: number; value: unknown }
      value = answer.value
      return answer.count
    }, `How many there are: ${this.words}`).toBe(1)
    return value as T
  }

  /** Scrolls the element into view, if necessary. */
  show(): Promise<void> {
    return this.read(bringIntoView)
  }

  /** Scrolls the element into view if necessary, and clicks on it. */
  async click(): Promise<void> {
    await this.show()
    await this.visitor.engine.click(`(${this})[0]`).catch(async problem => {
      // The page has just been replaced by another one, before the click.
      const replaced = /TestingLibraryDom|detached|not clickable|click is not a function/
      if (!replaced.test(String(problem))) throw problem
      await this.show()
      await this.visitor.engine.click(`(${this})[0]`)
    })
  }

  focus(): Promise<void> {
    return this.read(element => element.focus({ preventScroll: true }))
  }

  count(): Promise<number> {
    return this.all(elements => elements.length)
  }

  texts(): Promise<string[]> {
    return this.all(elements => elements.map(element => String(element.textContent).trim()))
  }

  /** The element's visible text; for a field, with the text around it. */
  seen(): Promise<string> {
    return this.read(element => {
      const label = (element as HTMLInputElement).labels?.[0]
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
      return (label?.parentElement ?? element).innerText
    })
  }

  hasFocus(): Promise<boolean> {
    return this.all(([element]) => element === document.activeElement && document.hasFocus())
  }

  value(): Promise<string> {
    return this.read(element => (element as HTMLInputElement).value)
  }

  /** Sets a value with the events of a visitor's typing or choosing. */
  async fill(value: string): Promise<void> {
    await this.show()
    await this.read((element, value) => {
      const field = element as HTMLInputElement
      field.focus()
      const prototype = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
      field.dispatchEvent(new Event("input", { bubbles: true }))
      field.dispatchEvent(new Event("change", { bubbles: true }))
    }, value)
  }

  async isOne(): Promise<void> {
    await eventually(() => this.count(), `How many there are: ${this.words}`).toBe(1)
  }

  /** `link “Terms” in navigation “Main” in banner` */
  private get words(): string {
    const words = this.steps.map(step => {
      if ("frame" in step) return "the page in the frame"
      if ("label" in step) return `field “${step.label}”`
      return step.name ? `${step.role} “${step.name}”` : step.role
    })
    return words.reverse().join(" in ")
  }

  /** An expression that evaluates to the elements in the page. */
  toString(): string {
    return `(${find})(${JSON.stringify(this.steps)})`
  }
}
