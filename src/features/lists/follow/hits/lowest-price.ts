import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { PriceOfUnit } from '@/domain/unit-price'
import type { PagePicture } from '@/features/brochures/types'
import { lowestPrice } from '@/features/price-data/lowest-price'
import { priceWords } from '@/features/price-data/price-words'
import { companiesOf } from '@/features/search/products/find-products'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { db } from '@/server/cms'
import type { Follow } from '../types'

/** Older prices are not reported, because they may be gone. */
const daysFresh = 7

const row = z.object({
  title: z.string(),
  slug: z.string(),
  cents: z.number(),
  shelf: z.number(),
  chain: z.string(),
  invented: z.boolean(),
  day: z.string(),
  unit: z.enum(['kg', 'l', 'piece']).nullable(),
  amount: z.number().nullable(),
})

export type ProductPrice = z.infer<typeof row>

/** Finds the price of a product by its slug, for each product once. */
export type PriceOf = (slug: string) => Promise<ProductPrice | null>

/**
 * The lowest price of a product in the whole country, as the search shows it, with the shelf price there. A product that was
 * merged into another counts as that one. Null for medicines, tobacco and infant formula, and without a fresh price that is not
 * held back.
 */
export async function priceOf(slug: string): Promise<ProductPrice | null> {
  const companies = await companiesOf(undefined)
  const { rows } = await (await db()).execute(sql`
    select p.title, p.slug, best.price as cents, shelf.low as shelf, best.chain, best.invented, best.day::text as day,
      p.pack_unit as unit, p.pack_amount as amount
    from prices.products followed
    join prices.products p on p.id = coalesce(followed.merged_into, followed.id)
    left join product_groups g on g.number = p.group_number
    cross join lateral (${lowestPrice(sql`p.id`, { companies, place: undefined })}) best
    cross join lateral (
      select min(l.low) as low from prices.listings i
      join prices.latest l on l.listing_id = i.id and l.place_id = 0
      join prices.companies co on co.id = i.company_id
      join prices.chains ch on ch.id = co.chain_id and ch.name = best.chain
      where i.product_id = p.id and i.hold is null and l.day = best.day and least(l.low, l.promo) = best.price
    ) shelf
    where followed.slug = ${slug} and best.hold is null and coalesce(g.verdict_rule, 'none') = 'none'
      and best.day >= ${addDays(sofiaDay(), -daysFresh)}::date`)
  return rows[0] ? row.parse(rows[0]) : null
}

/** The same, which asks for each product once. */
export function pricesOnce(): PriceOf {
  const known = new Map<string, Promise<ProductPrice | null>>()
  return (slug) => {
    const price = known.get(slug) ?? priceOf(slug)
    known.set(slug, price)
    return price
  }
}

/** What stands beside the price of a hit: the one before and the price of a unit. */
export function priceDetails({ oldCents, unitPrice }: Hit, locale: Locale): string[] {
  return [
    ...(oldCents === null ? [] : [translatorFor(locale, 'follow')('before', { price: formatEuro(oldCents, locale) })]),
    ...(unitPrice === null ? [] : [priceWords(locale).unitPrice(unitPrice)]),
  ]
}

/** A piece of news about a follow. Texts are in the customer's language, the title as the shop wrote it. */
export type Hit = {
  title: string
  lang: string
  details: string
  cents: number | null
  /** The price before, where the present one is lower. */
  oldCents: number | null
  unitPrice: PriceOfUnit | null
  /** The page of the thing, which is the same whoever follows it. */
  path: string
  /** Of a brochure. */
  cover: PagePicture | null
}

/** `paths` are all the news of a follow, of which `hits` are the first. */
export type Found = { hits: Hit[]; paths: string[] }

/** `more` counts the news that are shown under no follow. */
export type FollowHits = { follow: Follow; hits: Hit[]; paths: string[]; more: number }
