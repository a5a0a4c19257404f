import type { Program } from "../hosting/programs"

/** The keys that visitors press here, named as in `KeyboardEvent.key`. */
export type Key = "Tab" | "Enter" | "Escape" | "ArrowUp"

/** A browser's window, as far as each driver can lead it. */
export interface Engine {
  /** Opens an address and waits until its HTML is there. */
  open(address: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** The value of a JavaScript expression in the page, as JSON would hold it. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks on the element that an expression gives. */
  click(expression: string): Promise<void>
  press(key: Key, shift?: boolean): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** Confirms the alert that is open, or was. @returns what it said */
  alert(): Promise<string | undefined>
  /** Sets the size of the view, CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** @returns PNG of the view */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** A browser that the list of behaviours is run in. */
export interface Browser {
  program: Program
  /** @param files As `obtain` found them */
  start(files: Record<string, string>): Promise<Engine>
}

/** Address of a proxy that nobody runs: what is not on this machine is out of reach. */
export const deadEnd = "127.0.0.1:9"
