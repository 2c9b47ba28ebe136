import { isNote } from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'

export type WantedPrice = { id: string; title: string }

type PriceParts = { things: string[][]; notes: { id: string; text: string }[][] }

/**
 * The requests for the prices of these items, each as long as the server allows; a merged list may be longer than that.
 * Notes cost searches, so one whose text has been answered (`answered`, by id) is not asked again.
 */
export function priceParts(wanted: readonly WantedPrice[], answered: ReadonlyMap<string, string>): PriceParts {
  const ids = wanted.flatMap(({ id }) => (isNote(id) ? [] : [id]))
  const notes = wanted.flatMap(({ id, title }) =>
    isNote(id) && answered.get(id) !== title ? [{ id, text: title }] : [],
  )
  return { things: inParts(ids, limits.items), notes: inParts(notes, limits.pricedNotes) }
}

function inParts<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}
