import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { Verdict } from '@/domain/reduction'
import { needsSeveralOf } from './multi-buy'
import { tables } from './tables'

const stored = alias(tables.prices.offerReductions, 'stored')

const startedOn = z.string()
const prior = z.object({ cents: z.number(), day: z.string() })

export const verdictShape: z.ZodType<Verdict> = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('real'), startedOn, prior, percent: z.number().nullable() }),
  z.object({ answer: z.literal('not-real'), startedOn, prior }),
  z.object({ answer: z.literal('unknown'), startedOn, observedDays: z.number() }),
  z.object({ answer: z.literal('unjudged'), startedOn }),
])

/**
 * SQL: the verdict on the reduction of a brochure's offer; null when it has none or was not judged. `offer` is the
 * column of its id.
 */
export const verdictOfOffer = (offer: Column): SQL =>
  sql`(select ${stored.verdict} from ${tables.prices.offerReductions} stored where ${stored.offerId} = ${offer})`

/**
 * SQL: the old price of a brochure's offer in euro cents, as printed, or where none is printed the shelf price that its
 * shop reports beside the same price; null without either, and where the price is of one of several, because the old one
 * is of a single piece.
 */
export const oldPriceOfOffer = (o: Parameters<typeof needsSeveralOf>[0] & { id: Column; oldPriceCents: Column }): SQL =>
  sql`case when not ${needsSeveralOf(o)} then
    coalesce(${o.oldPriceCents}, (select ${stored.reportedOld} from ${tables.prices.offerReductions} stored
      where ${stored.offerId} = ${o.id})) end`
