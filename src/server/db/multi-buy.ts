import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { OfferTerms } from '@/domain/multi-buy'
import { multiBuySchema } from '@/lib/multi-buy-schema'

type Of<Name extends string> = Record<Name, Column>

/** SQL: a brochure's offer's `MultiBuy` as JSON; null without one. */
export const multiBuyJson = (
  o: Of<'multiBuyKind' | 'multiBuyPieces' | 'multiBuyAmountCents' | 'multiBuyFree' | 'multiBuyPercentOff'>,
): SQL =>
  sql`case when ${o.multiBuyKind} is not null then json_build_object('kind', ${o.multiBuyKind},
    'pieces', ${o.multiBuyPieces}, 'amountCents', ${o.multiBuyAmountCents}, 'free', ${o.multiBuyFree},
    'percentOff', ${o.multiBuyPercentOff}) end`

/** SQL: the columns of `termsRow`. */
export const termsOf = (o: Parameters<typeof multiBuyJson>[0] & Of<'depositCents'>): SQL =>
  sql`${multiBuyJson(o)} as multi_buy, ${o.depositCents} as deposit_cents`

export const termsRow = z.object({ multi_buy: z.nullable(multiBuySchema), deposit_cents: z.number().nullable() })

export const toTerms = (row: z.infer<typeof termsRow>): OfferTerms => ({
  multiBuy: row.multi_buy,
  depositCents: row.deposit_cents,
})

/** SQL: `needsSeveral` (src/domain/multi-buy.ts) of a brochure's offer; never null. */
export const needsSeveralOf = (o: Of<'priceCents' | 'multiBuyKind' | 'multiBuyPieces' | 'multiBuyAmountCents'>): SQL =>
  sql`coalesce(${o.multiBuyKind} = 'amount' and ${o.multiBuyPieces} > 1
    and ${o.priceCents} = round(${o.multiBuyAmountCents}::numeric / ${o.multiBuyPieces}), false)`

/** SQL, to partition by: with another condition or deposit the same price of an offer is another one. */
export const conditionsOf = (o: Parameters<typeof termsOf>[0] & Of<'loyaltyOnly'>): SQL =>
  sql`coalesce(${o.loyaltyOnly}, false), ${o.multiBuyKind}, ${o.multiBuyPieces}, ${o.multiBuyAmountCents},
    ${o.multiBuyFree}, ${o.multiBuyPercentOff}, ${o.depositCents}`
