type Store = Pick<Storage, 'getItem' | 'setItem'>

const key = 'broshura_seen_products'

/** One more id is stored, because the current product is not shown. */
export const mostSeen = 8

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

/** The latest first; an unreadable record counts as empty. */
export function seenProducts(store: Store): string[] {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isId).slice(0, mostSeen + 1) : []
  } catch {
    return []
  }
}

export function addSeen(store: Store, id: string): void {
  const others = seenProducts(store).filter((each) => each !== id)
  try {
    store.setItem(key, JSON.stringify([id, ...others].slice(0, mostSeen + 1)))
  } catch {
    // Storage may be forbidden; then there is no history.
  }
}
