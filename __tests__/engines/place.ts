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

/** Runs in the page: all elements that the steps lead to. Names are patterns of the whole name. */
function find(steps: Step[]): HTMLElement[] {
  const { within } = window.TestingLibraryDom
  const whole = (name: string) => new RegExp(`^(?:${name})$`)
  // Between two pages there is nothing.
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

/** Elements of the page as it is whenever they are asked for. */
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

  /** What a function, which runs in the page, makes of the elements. */
  async all<T, A extends unknown[]>(
    read: (elements: HTMLElement[], ...args: A) => T,
    ...args: A
  ): Promise<T> {
    return (await this.visitor.ask(`(${read})(${this}, ...${JSON.stringify(args)})`)) as T
  }

  /** What a function, which runs in the page, makes of the one element, once it is there. */
  async read<T, A extends unknown[]>(
    read: (element: HTMLElement, ...args: A) => T,
    ...args: A
  ): Promise<T> {
    await this.isOne()
    return (await this.visitor.ask(`(${read})((${this})[0], ...${JSON.stringify(args)})`)) as T
  }

  /** Brings the element into view, where it is not, and clicks on it. */
  async click(): Promise<void> {
    await this.bringIntoView()
    await this.visitor.engine.click(`(${this})[0]`)
  }

  /** Drivers and focused fields would scroll as smoothly as the page does, and not be there in time. */
  private bringIntoView(): Promise<void> {
    return this.read(element => {
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 100 || bottom > innerHeight) {
        element.scrollIntoView({ block: "center", behavior: "instant" })
      }
    })
  }

  /** Gives the element the focus. */
  focus(): Promise<void> {
    return this.read(element => element.focus({ preventScroll: true }))
  }

  count(): Promise<number> {
    return this.all(elements => elements.length)
  }

  texts(): Promise<string[]> {
    return this.all(elements => elements.map(element => String(element.textContent).trim()))
  }

  /** The words that are seen of it; of a field, those around it too. */
  seen(): Promise<string> {
    return this.read(element => {
      const control = element.matches("input, select, textarea")
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
      return (control ? (element.parentElement ?? element) : element).innerText
    })
  }

  hasFocus(): Promise<boolean> {
    return this.all(([element]) => element === document.activeElement && document.hasFocus())
  }

  value(): Promise<string> {
    return this.read(element => (element as HTMLInputElement).value)
  }

  /** Writes a value as a visitor's typing or choosing does. */
  async fill(value: string): Promise<void> {
    await this.bringIntoView()
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
    await eventually(() => this.count(), JSON.stringify(this.steps)).toBe(1)
  }

  /** The expression for it, in the page. */
  toString(): string {
    return `(${find})(${JSON.stringify(this.steps)})`
  }
}
