import type { Store } from './resume'

const nothing: Store = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** The browser's storage; where a visitor forbids it, reading its very name throws, and nothing is remembered. */
export function pageStore(): Store {
  try {
    return window.localStorage
  } catch {
    return nothing
  }
}
