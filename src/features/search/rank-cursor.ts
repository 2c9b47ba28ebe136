import { z } from 'zod'

/** The last hit of the page before, by what the list is ordered by. */
export type RankCursor<Id extends string | number = string> = { rank: number; id: Id }

const rank = z.coerce.number().int().min(0)
const ofOffer = z.tuple([rank, z.uuid()])
const ofProduct = z.tuple([rank, z.coerce.number().int().min(0)])

export function writeRankCursor({ rank, id }: RankCursor<string | number>): string {
  return `${rank}_${id}`
}

/** Null for a text that is no cursor of ours: the list then begins at its first page. */
export function readOfferCursor(text: string | undefined): RankCursor | null {
  const parsed = ofOffer.safeParse(text?.split('_'))
  return parsed.success ? { rank: parsed.data[0], id: parsed.data[1] } : null
}

export function readProductCursor(text: string | undefined): RankCursor<number> | null {
  const parsed = ofProduct.safeParse(text?.split('_'))
  return parsed.success ? { rank: parsed.data[0], id: parsed.data[1] } : null
}
