const nothing: Store = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** The browser's storage; where a visitor forbids it, reading its very name throws, and nothing is remembered. */
export function pageStore(): Store {
  try {
    return window.localStorage
  } catch {
    return nothing
  }
}

/** The part of `localStorage` that is needed, so that a test can hand in its own. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'broshura_last_pages'

/** Brochures come every week: only the newest are stored, so that the record stays small. */
const maxEntries = 40

type Entry = [slug: string, page: number]

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]) && value[1] > 0
}

function parse(text: string | null): Entry[] | null {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isEntry) ? value : null
  } catch {
    return null
  }
}

/** All entries, oldest first. A record that cannot be read is discarded; a store that refuses is taken as empty. */
function entries(store: Store): Entry[] {
  try {
    const found = parse(store.getItem(key))
    if (found) return found
    store.removeItem(key)
  } catch {
    // Storage may be forbidden altogether: then nothing is remembered.
  }
  return []
}

/** The page (from 1) where a brochure was left, or null when nothing worth returning to is known. */
export function lastPage(store: Store, slug: string, pageCount: number): number | null {
  const page = entries(store).find(([each]) => each === slug)?.[1]
  return page !== undefined && page > 1 && page <= pageCount ? page : null
}

/** Remembers the page (from 1) being read. */
export function rememberPage(store: Store, slug: string, page: number): void {
  const others = entries(store).filter(([each]) => each !== slug)
  try {
    store.setItem(key, JSON.stringify([...others, [slug, page]].slice(-maxEntries)))
  } catch {
    // A full or forbidden storage costs the visitor the return to the page, never the reading.
  }
}
