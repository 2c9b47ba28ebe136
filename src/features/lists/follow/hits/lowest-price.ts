import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { OfferTerms } from '@/domain/multi-buy'
import type { ClaimedReduction } from '@/domain/reduction'
import type { PriceOfUnit } from '@/domain/unit-price'
import type { PagePicture } from '@/features/brochures/types'
import { readProductCards } from '@/features/price-data/cards/read-cards'
import { isForEveryone, shopPrices } from '@/features/price-data/cards/shop-prices'
import { companiesOf } from '@/features/search/products/find-products'
import type { Locale } from '@/i18n/routing'
import { priceWords, reductionWords } from '@/lib/price-words'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import type { Follow } from '../types'

const { products } = tables.prices

/** In days; older prices are not reported, because they may be gone. */
const daysFresh = 7

const row = z.object({ id: z.number() })

export type ProductPrice = {
  title: string
  /** Number of the official group. */
  group: number | null
  slug: string
  /** Integer euro cents. */
  cents: number
  /** The day on which the price was seen. */
  day: CalendarDay
  /** The last day of a brochure's offer; null for a reported price. */
  until: CalendarDay | null
  shop: string
  invented: boolean
  reduction: ClaimedReduction | null
  /** Of a brochure's offer. */
  offered: OfferTerms | null
  unitPrice: PriceOfUnit | null
  /** Bulgarian names of the towns for which the offer's brochure is; none for the whole country. */
  towns: string[]
}

export type PriceOf = (slug: string) => Promise<ProductPrice | null>

/**
 * The lowest price of a product today in the whole country, as the search shows it: of reports and of current offers
 * that need neither a card nor several pieces (decisions 52 and 98). A merged product counts as its target. Null for
 * medicines, tobacco and infant formula, and without a fresh price that is not held back.
 */
export async function priceOf(slug: string): Promise<ProductPrice | null> {
  const { rows } = await (await db()).execute(sql`
    select coalesce(${products.mergedInto}, ${products.id}) as id from ${products} where ${products.slug} = ${slug}`)
  const ids = rows.map((value) => row.parse(value).id)
  const offers = { chain: null, town: null, withoutCard: true }
  const [card] = await readProductCards(ids, { companies: await companiesOf(undefined), place: undefined, offers })
  if (!card?.isRanked) return null
  const today = sofiaDay()
  // Invented prices are not compared with real ones, even where those are held back.
  const isReal = card.reports.some(({ invented }) => !invented)
  const reports = isReal ? card.reports.filter(({ invented }) => !invented) : card.reports
  // Of several pieces the price of one is not what the thing costs.
  const [lowest] = shopPrices({ ...card, reports, offers: card.offers.filter(isForEveryone) }, today).prices
  if (!lowest) return null
  const { price: cents, shop, reduction, unitPrice } = lowest
  const found = {
    title: card.title,
    group: card.group ?? null,
    slug: card.slug,
    cents,
    shop: shop.name,
    reduction,
    unitPrice,
  }
  if (lowest.source === 'brochure') {
    const { multiBuy, depositCents, towns, validTo: until } = lowest
    return { ...found, offered: { multiBuy, depositCents }, day: today, until, invented: false, towns }
  }
  const { day, invented, hold } = lowest
  return hold === null && day >= addDays(today, -daysFresh)
    ? { ...found, offered: null, day, until: null, invented, towns: [] }
    : null
}

export function pricesOnce(): PriceOf {
  const known = new Map<string, Promise<ProductPrice | null>>()
  return (slug) => {
    const price = known.get(slug) ?? priceOf(slug)
    known.set(slug, price)
    return price
  }
}

/** The words of the verdict, and whether they give the price its colour (decision 21). */
export function saidOf(reduction: ClaimedReduction | null, locale: Locale): Pick<Hit, 'before' | 'isReduced'> {
  if (!reduction) return { before: null, isReduced: false }
  const { words, struckCents } = reductionWords(reduction, locale)
  return { before: words, isReduced: struckCents !== null }
}

/** Beside the title and the price, in this order. */
export function detailsOf({ terms, before, unitPrice, details, edition }: Hit, locale: Locale): string {
  const ofUnit = unitPrice && priceWords(locale).unitPrice(unitPrice)
  return [...terms, before, ofUnit, details, edition].filter(Boolean).join('; ')
}

/** Texts are in the customer's language, the title as the shop wrote it. */
export type Hit = {
  title: string
  lang: string
  details: string
  /** For which towns it is; null for the whole country. */
  edition: string | null
  cents: number | null
  /** The verdict on a reduction, else an earlier price with its day. */
  before: string | null
  isReduced: boolean
  /** Its multi-buy price and deposit. */
  terms: string[]
  unitPrice: PriceOfUnit | null
  /** The page of the thing is the same for all followers, so equal paths are one piece of news. */
  path: string
  cover: PagePicture | null
}

/** `paths` are all news of a follow, `hits` the first of them. */
export type FoundHits = { hits: Hit[]; paths: string[] }

export type FollowHits = { follow: Follow; hits: Hit[]; paths: string[]; more: number }
