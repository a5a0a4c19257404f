import { act } from "@testing-library/react"

const observers = new Set<StandIn>()

/** jsdom has no layout and no IntersectionObserver; `see` reports what one would. */
class StandIn implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ""
  readonly scrollMargin = ""
  readonly thresholds = []
  readonly targets = new Set<Element>()

  constructor(readonly callback: IntersectionObserverCallback) {
    observers.add(this)
  }

  observe(target: Element) {
    this.targets.add(target)
  }

  unobserve(target: Element) {
    this.targets.delete(target)
  }

  disconnect() {
    this.targets.clear()
  }

  takeRecords() {
    return []
  }
}

window.IntersectionObserver = StandIn

/** Reports to the element's observers whether it is in view; several states arrive at once. */
export function see(target: Element | null, ...inView: boolean[]): void {
  const entries = inView.map(isIntersecting => ({ isIntersecting, target }))
  act(() => {
    for (const observer of observers) {
      if (target && observer.targets.has(target)) {
        observer.callback(entries as IntersectionObserverEntry[], observer)
      }
    }
  })
}
