import type { Where } from 'payload'
import { z } from 'zod'

/** The position in a list: after the last document that was shown. */
export type Cursor = { at: string; id: string }

export const pageSize = 10

const cursorSchema = z.object({ at: z.iso.datetime(), id: z.uuid() })

/** @returns null without a valid cursor: the list then begins with the newest */
export function parseCursor(text: string | undefined): Cursor | null {
  const [at, id] = text?.split('_') ?? []
  return cursorSchema.safeParse({ at, id }).data ?? null
}

/** Selects what follows the cursor in a list from new to old. */
export function older(field: string, cursor: Cursor | null): Where[] {
  if (!cursor) return []
  const { at, id } = cursor
  return [{ or: [{ [field]: { less_than: at } }, { and: [{ [field]: { equals: at } }, { id: { less_than: id } }] }] }]
}

/** Cuts off the extra document that was read to know whether there are more. */
export function pageOf<Doc extends { id: string }>(docs: Doc[], at: (doc: Doc) => string) {
  const shown = docs.slice(0, pageSize)
  const last = docs.length > pageSize ? shown.at(-1) : undefined
  return { docs: shown, next: last ? `${at(last)}_${last.id}` : null }
}
