/** Number of documents selected across all pages of the list; null while only ticked rows are selected. */
let chosenOfAll: number | null = null

export function rememberChosen(count: number | null): void {
  chosenOfAll = count
}

const list = /^\/api\/cms\/[a-z-]+$/

/**
 * URL of a bulk request. Payload drops the list's filter when the selection spans several pages, so the filter is
 * added, with the number of documents that the confirmation named. Other URLs are returned unchanged.
 */
export function bulkAddress(address: string, method: string | undefined, page: string): string {
  const url = new URL(address, page)
  const changes = method?.toUpperCase() === 'PATCH' || method?.toUpperCase() === 'DELETE'
  if (chosenOfAll === null || !changes || !list.test(url.pathname)) return address
  const asked = new URLSearchParams()
  for (const [name, value] of url.searchParams) asked.append(moved(name, 0), value)
  for (const [name, value] of new URL(page).searchParams) {
    if (name.startsWith('where[')) asked.append(moved(name, 1), value)
  }
  asked.set('expected', String(chosenOfAll))
  return `${url.pathname}?${asked}`
}

/** `where[a][b]` becomes an entry of `where[and]`, so that it is combined with the other conditions. */
const moved = (name: string, place: number) => name.replace(/^where(?=\[)/, `where[and][${place}]`)
