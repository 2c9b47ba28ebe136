import { z } from 'zod'

/** The last hit of the page before, by what the list is ordered by. */
export type RankCursor = { rank: number; id: string }

const shape = z.tuple([z.coerce.number().int().min(0), z.uuid()])

export function writeRankCursor({ rank, id }: RankCursor): string {
  return `${rank}_${id}`
}

/** Null for a text that is no cursor of ours: the list then begins at its first page. */
export function readRankCursor(text: string | undefined): RankCursor | null {
  const parsed = shape.safeParse(text?.split('_'))
  return parsed.success ? { rank: parsed.data[0], id: parsed.data[1] } : null
}
