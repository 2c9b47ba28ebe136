type Store = Pick<Storage, 'getItem' | 'setItem'>

const key = 'broshura_seen_products'

/** So many are shown; one more is remembered, because the product of the page itself is not among them. */
export const mostSeen = 8

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

/** The ids of products seen in this browser, the latest first. A record that cannot be read counts as none. */
export function seenProducts(store: Store): string[] {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isId).slice(0, mostSeen + 1) : []
  } catch {
    return []
  }
}

/** Notes that a product is seen. Where storage is forbidden nothing is remembered. */
export function addSeen(store: Store, id: string): void {
  const others = seenProducts(store).filter((each) => each !== id)
  try {
    store.setItem(key, JSON.stringify([id, ...others].slice(0, mostSeen + 1)))
  } catch {
    // See above.
  }
}
