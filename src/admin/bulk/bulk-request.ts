/** How many documents of the list are chosen; null while no more are chosen than were ticked on their pages. */
let chosenOfAll: number | null = null

export function rememberChosen(count: number | null): void {
  chosenOfAll = count
}

const list = /^\/api\/cms\/[a-z-]+$/

/**
 * The address of a change of all documents of a list: with the filter of the list, which Payload loses where they stand on several
 * pages, and with the number that the question named. Other addresses stay as they are.
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

/** `where[a][b]` becomes one of several conditions that must all hold. */
const moved = (name: string, place: number) => name.replace(/^where(?=\[)/, `where[and][${place}]`)
