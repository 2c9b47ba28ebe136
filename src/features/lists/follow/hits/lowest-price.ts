import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { baseUnits } from '@/domain/pack-size'
import type { PriceOfUnit } from '@/domain/unit-price'
import type { PagePicture } from '@/features/brochures/types'
import { lowestPrice } from '@/features/price-data/lowest-price'
import { companiesOf } from '@/features/search/products/find-products'
import type { Locale } from '@/i18n/routing'
import { priceWords } from '@/lib/price-words'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import type { Follow } from '../types'

const { products } = tables.prices
const followed = alias(products, 'followed')
const p = alias(products, 'p')
const g = alias(tables.productGroups, 'g')

/** In days; older prices are not reported, because they may be gone. */
const daysFresh = 7

const row = z.object({
  title: z.string(),
  slug: z.string(),
  cents: z.number(),
  chain: z.string(),
  invented: z.boolean(),
  day: z.string(),
  unit: z.enum(baseUnits).nullable(),
  amount: z.number().nullable(),
})

export type ProductPrice = z.infer<typeof row>

export type PriceOf = (slug: string) => Promise<ProductPrice | null>

/**
 * The lowest price of a product in the whole country, as the search shows it. A merged product counts as its target.
 * Null for medicines, tobacco and infant formula, and without a fresh price that is not held back.
 */
export async function priceOf(slug: string): Promise<ProductPrice | null> {
  const reporting = await companiesOf(undefined)
  const { rows } = await (await db()).execute(sql`
    select ${p.title}, ${p.slug}, best.price as cents, best.chain, best.invented,
      best.day::text as day, ${p.packUnit} as unit, ${p.packAmount} as amount
    from ${products} followed
    join ${products} p on ${p.id} = coalesce(${followed.mergedInto}, ${followed.id})
    left join ${tables.productGroups} g on ${g.number} = ${p.groupNumber}
    cross join lateral (${lowestPrice(sql`${p.id}`, { companies: reporting, place: undefined })}) best
    where ${followed.slug} = ${slug} and best.hold is null and coalesce(${g.verdictRule}, 'none') = 'none'
      and best.day >= ${addDays(sofiaDay(), -daysFresh)}::date`)
  return rows[0] ? row.parse(rows[0]) : null
}

export function pricesOnce(): PriceOf {
  const known = new Map<string, Promise<ProductPrice | null>>()
  return (slug) => {
    const price = known.get(slug) ?? priceOf(slug)
    known.set(slug, price)
    return price
  }
}

export function priceDetails({ before, unitPrice }: Hit, locale: Locale): string[] {
  return [
    ...(before === null ? [] : [before]),
    ...(unitPrice === null ? [] : [priceWords(locale).unitPrice(unitPrice)]),
  ]
}

/** Texts are in the customer's language, the title as the shop wrote it. */
export type Hit = {
  title: string
  lang: string
  details: string
  cents: number | null
  before: string | null
  unitPrice: PriceOfUnit | null
  /** The page of the thing is the same for all followers, so equal paths are one piece of news. */
  path: string
  cover: PagePicture | null
}

/** `paths` are all news of a follow, `hits` the first of them. */
export type Found = { hits: Hit[]; paths: string[] }

export type FollowHits = { follow: Follow; hits: Hit[]; paths: string[]; more: number }
