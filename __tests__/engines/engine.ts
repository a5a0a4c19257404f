import type { Program } from "../hosting/programs"

/** The keys that tests press, named as in `KeyboardEvent.key`. */
export type Key = "Tab" | "Enter" | "Escape" | "ArrowUp" | "Home" | "End"

/** A browser window, with what every driver can do. */
export interface Engine {
  /** Opens an address and waits until its HTML has arrived. */
  open(address: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** Evaluates a JavaScript expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks on the element that an expression evaluates to. */
  click(expression: string): Promise<void>
  press(key: Key, shift?: boolean): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Confirms the alert that is open, or was. @returns Its message */
  alert(): Promise<string | undefined>
  /** Sets the size of the view, CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** @returns PNG of the view */
  screenshot(): Promise<Buffer>
  /** @returns PDF of the page as it is printed; WebKit's driver cannot */
  print?(format: "a4" | "letter", landscape: boolean): Promise<Buffer>
  close(): Promise<void>
}

/** A browser that the tests run in. */
export interface Browser {
  program: Program
  /** @param files As `obtain` found them */
  start(files: Record<string, string>): Promise<Engine>
}

/** Address of a proxy that does not exist, so that no request leaves this machine. */
export const deadEnd = "127.0.0.1:9"
