import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { addDays } from '@/domain/calendar-day'
import { type Verdict, verdictOf } from '@/domain/reduction'
import { priceDays } from '@/domain/validity'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { readListings } from '@/features/price-data/listing-query'
import { isRanked, joinOwnGroup } from '@/features/price-data/lowest-price'
import type { ListingPrice } from '@/features/price-data/types'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type CsvValue, writeTable } from '@/lib/csv/write-table'
import { readablePlace } from '@/lib/readable-name'
import { integerIdsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'
import { priceSteps } from './chart-view'
import { findPlace, getNewestDays } from './coverage'
import type { PriceFilter } from './filter'
import { readGoneListings } from './gone-listings'
import { historiesOf, type PriceSubject, type ProductWithPrices, readProductView } from './product-data'

const c = alias(tables.prices.chains, 'c')
const l = alias(tables.prices.listings, 'l')

type NamedListing = Pick<ListingPrice, 'chain' | 'company' | 'name'>

/** A price of a unit, which is exact elsewhere, is rounded here as on pages. */
const euro = (cents: number | null): number | null => (cents === null ? null : Math.round(cents) / 100)

/**
 * A group's newest prices, or the history of a product at all who sell it or did in the period. Prices are in euro,
 * columns and decimals as a spreadsheet expects them in the language. A listing that is held back has no verdict
 * (decision 48).
 */
export async function pricesCsv(subject: PriceSubject, filter: PriceFilter, locale: Locale): Promise<string> {
  const t = translatorFor(locale, 'prices.csvColumns')
  const place = await findPlace(filter.place)
  const everywhere = translatorFor(locale, 'prices.filter')('allPlaces')
  const placeName = place.name ? readablePlace(place.name, locale).text : everywhere
  const source = ({ chain }: NamedListing) => (chain.invented ? t('invented') : t('official'))
  const common = (listing: NamedListing): CsvValue[] => [listing.chain.name, listing.company, listing.name, placeName]
  const head = [t('chain'), t('company'), t('product'), t('place')]
  const judged = [t('reduction'), t('prior')]
  const rule = subject.group?.rule ?? null
  const held = translatorFor(locale, 'prices.hold')
  if (subject.kind === 'group') {
    const listings = await groupListings(subject.group, filter, place.id)
    const columns = [t('day'), t('shelf'), t('promo'), t('unitPrice'), t('unit'), t('source'), t('note'), ...judged]
    const rows = listings.map((listing) => [
      ...common(listing),
      listing.day,
      euro(listing.low),
      euro(listing.promo),
      euro(listing.unitPrice?.cents ?? null),
      listing.unitPrice && t(`units.${listing.unitPrice.unit}`),
      source(listing),
      listing.hold && held(listing.hold),
      ...verdictCells(listing.hold ? null : (listing.reduction?.verdict ?? null), locale),
    ])
    return writeTable([[...head, ...columns], ...rows], locale)
  }
  const { listings, histories } = await readProductHistories(subject.product, place.id, filter.chain)
  const rows = listings.flatMap((listing, index) => {
    const history = histories[index]
    if (!history) return []
    const since = addDays(listing.day, 1 - filter.period)
    const days = priceDays(history.spans, history.observed)
    const steps = priceSteps(days.filter(({ day }) => day >= since))
    return steps.map(({ from, to, shelf, promo }) => [
      ...common(listing),
      from,
      to,
      euro(shelf),
      euro(promo),
      source(listing),
      // Earlier prices of a listing that is held back are as usual.
      listing.hold && (promo ?? shelf) === listing.price ? held(listing.hold) : null,
      ...verdictCells(
        promo === null || listing.hold
          ? null
          : verdictOf(
              days.filter(({ day }) => day <= to),
              rule,
            ),
        locale,
      ),
    ])
  })
  const columns = [t('from'), t('to'), t('shelf'), t('promo'), t('source'), t('note'), ...judged]
  return writeTable([[...head, ...columns], ...rows], locale)
}

async function readProductHistories(product: ProductWithPrices['product'], placeId: number, chosen: string | null) {
  const [sold, gone] = await Promise.all([
    readProductView(product, placeId, chosen),
    readGoneListings(product.id, placeId),
  ])
  const left = gone
    .filter(({ chain }) => chosen === null || chain.slug === chosen)
    .map((listing) => ({ ...listing, price: null }))
  return {
    listings: [...sold.listings, ...left],
    histories: [...sold.histories, ...(await historiesOf(left, placeId))],
  }
}

function verdictCells(verdict: Verdict | null, locale: Locale): CsvValue[] {
  if (!verdict) return [null, null]
  const prior = 'prior' in verdict ? euro(verdict.prior.cents) : null
  return [translatorFor(locale, 'reduction.answer')(verdict.answer), prior]
}

/** By price of the pack; those that may not be ranked come last, by name. */
async function groupListings(
  { number, unit, rule }: ProductGroup,
  { chain, size }: PriceFilter,
  placeId: number,
): Promise<ListingPrice[]> {
  const byChain = chain ? sql`and ${c.slug} = ${chain}` : sql``
  const bySize = size ? sql`and ${l.packAmount} = ${size} and ${l.packUnit} = ${unit}` : sql``
  const chosen = sql`${l.groupNumber} = ${number} ${byChain} ${bySize}`
  const listings = await readListings(chosen, placeId, await getNewestDays())
  const unranked = rule.noVerdict ? null : await unrankedIn(number)
  const isLast = ({ id }: ListingPrice) => unranked === null || unranked.has(id)
  // In the order of the page: that of its collation, whatever the language of the machine is.
  const last = listings.filter(isLast).toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return [...listings.filter((listing) => !isLast(listing)), ...last]
}

async function unrankedIn(group: number): Promise<Set<number>> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${l.id} from ${tables.prices.listings} l ${joinOwnGroup} where ${l.groupNumber} = ${group} and not ${isRanked}`)
  return new Set(integerIdsOf(rows))
}
