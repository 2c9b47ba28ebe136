const nothing: ResumeStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** When storage is forbidden, even reading its name throws; nothing is remembered then. */
export function pageStore(): ResumeStorage {
  try {
    return window.localStorage
  } catch {
    return nothing
  }
}

export type ResumeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'broshura_last_pages'

/** Brochures appear every week; only the newest entries are kept. */
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

/** Oldest first. An unreadable record is discarded; a store that throws counts as empty. */
function entries(store: ResumeStorage): Entry[] {
  try {
    const found = parse(store.getItem(key))
    if (found) return found
    store.removeItem(key)
  } catch {
    // Storage may be forbidden: then nothing is remembered.
  }
  return []
}

/** Counted from 1; null when there is nothing worth returning to. */
export function lastPage(store: ResumeStorage, slug: string, pageCount: number): number | null {
  const page = entries(store).find(([each]) => each === slug)?.[1]
  return page !== undefined && page > 1 && page <= pageCount ? page : null
}

export function rememberPage(store: ResumeStorage, slug: string, page: number): void {
  const others = entries(store).filter(([each]) => each !== slug)
  try {
    store.setItem(key, JSON.stringify([...others, [slug, page]].slice(-maxEntries)))
  } catch {
    // A full or forbidden storage only costs the return to the page.
  }
}
