import { z } from 'zod'

/** The last product of the page before, by what a group's products are ordered by. */
export type GroupCursor = { section: number; rank: number; id: number }

const shape = z.tuple([z.coerce.number().int().min(0).max(9), z.coerce.number().int(), z.coerce.number().int()])

export function writeCursor({ section, rank, id }: GroupCursor): string {
  return `${section}_${rank}_${id}`
}

/** Null for a text that is no cursor of ours: the list then begins at its first page. */
export function readCursor(text: string | null): GroupCursor | null {
  const parsed = shape.safeParse(text?.split('_'))
  if (!parsed.success) return null
  const [section, rank, id] = parsed.data
  return { section, rank, id }
}
