import { z } from 'zod'

/** The last hit of the page before, by what hits are ordered by. */
export type Cursor = { score: number; from: string; id: string }

const shape = z.tuple([z.coerce.number().int(), z.iso.date(), z.uuid()])

export function writeCursor({ score, from, id }: Cursor): string {
  return `${score}_${from}_${id}`
}

/** Null for a text that is no cursor of ours: the list then begins at its first page. */
export function readCursor(text: string | undefined): Cursor | null {
  const parsed = shape.safeParse(text?.split('_'))
  if (!parsed.success) return null
  const [score, from, id] = parsed.data
  return { score, from, id }
}
