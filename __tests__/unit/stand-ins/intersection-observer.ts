/** jsdom has no layout and no IntersectionObserver: this one sees nothing. */
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as never
