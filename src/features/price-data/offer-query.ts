import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import type { OfferTerms } from '@/domain/multi-buy'
import { baseUnits, type PackSize, type Unit } from '@/domain/pack-size'
import { withListedBrand } from '@/domain/product-name-brands'
import { type ClaimedReduction, claimedReduction } from '@/domain/reduction'
import { sizeSold, unitPriceSold } from '@/domain/size-sold'
import { isSamePack } from '@/domain/stored-pack'
import type { PriceOfUnit } from '@/domain/unit-price'
import { logoUrl, pageBase, sentBox, townsOf } from '@/features/brochures/card-query'
import type { Box, PagePicture } from '@/features/brochures/types'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { holdsIn, isEdition, wordsOfOffer } from '@/server/db/editions'
import { conditionsOf, needsSeveralOf, termsOf, termsRow, toTerms } from '@/server/db/multi-buy'
import { isOnShownPage } from '@/server/db/offer-pdfs'
import { isOfPharmacy } from '@/server/db/pharmacies'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { oldPriceOfOffer, verdictOfOffer, verdictShape } from '@/server/db/verdicts'
import { publicRows } from '@/server/replicas/public-reads'

const { prices } = tables
const b = alias(tables.brochures, 'b')
const f = alias(tables.media, 'f')
const i = alias(tables.imports, 'i')
const m = alias(prices.offerMatches, 'm')
const o = alias(tables.offers, 'o')
const p = alias(tables.brochurePages, 'p')
const pp = alias(prices.products, 'pp')
const r = alias(tables.retailers, 'r')

/** A currently valid offer. Integer euro cents. */
export type BrochureOffer = OfferTerms & {
  id: string
  /** Matched product; null where only the group is known. */
  product: { id: number; slug: string } | null
  title: string
  brand: string | null
  packSize: string | null
  price: number
  reduction: ClaimedReduction | null
  unitPrice: PriceOfUnit | null
  loyaltyOnly: boolean
  firstDay: string
  lastDay: string
  brochureSlug: string
  /** Bulgarian names of the towns for which the brochure is; none for the whole country. */
  towns: string[]
  page: number
  shop: { slug: string; name: string; colour: string; logoUrl: string | null }
  picture: { image: PagePicture; box: Box } | null
}

const row = termsRow.extend({
  id: z.string(),
  product: z.object({ id: z.number(), slug: z.string() }).nullable(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
  price: z.number(),
  old_price: z.number().nullable(),
  verdict: verdictShape.nullable(),
  unit_cents: z.number().nullable(),
  unit: z.enum(baseUnits).nullable(),
  loyalty_only: z.boolean().nullable(),
  first_day: z.string(),
  last_day: z.string(),
  brochure: z.string(),
  towns: z.array(z.string()),
  page: z.number(),
  shop: z.string(),
  shop_slug: z.string(),
  colour: z.string(),
  logo: z.string().nullable(),
  box: sentBox.nullable(),
  hash: z.string().nullable(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
})

const unitRow = row.pick({ title: true, pack_size: true, price: true, unit_cents: true, unit: true })

const mostOfGroup = 8
const mostOfProducts = 400
/** The size of an offer is only known from its text, so many are read and filtered. */
const mostOfAnySize = 400

export type OfferChoice = { chain: string | null; town: string | null; size: PackSize | null }

function chosenBy({ chain, town }: OfferChoice): SQL {
  const { chains } = prices
  const { retailers } = tables
  const byChain = sql`and ${o.retailerId} in (
    select ${chains.retailerId} from ${chains} where ${chains.slug} = ${chain}
    union all select ${retailers.id} from ${retailers} where ${retailers.slug} = ${chain})`
  const inTown = town ? sql`and ${holdsIn({ brochure: b.id, retailer: o.retailerId }, town)}` : sql``
  return sql`${chain ? byChain : sql``} ${inTown}`
}

/** Today's offers `o` of the matches `m`, with their brochures `b` and retailers `r`; none of a pharmacy, which are not ranked. */
function currentOffers(): SQL {
  const today = sofiaDay()
  return sql`${prices.offerMatches} m
    -- However many matches the planner expects, their offers are looked up one after the other.
    join lateral (select * from ${tables.offers} where ${tables.offers.id} = ${m.offerId} offset 0) o
      on ${o.published} and ${o.currentFrom} <= ${today} and ${o.currentTo} >= ${today}
    join ${tables.brochures} b on ${b.id} = ${o.brochureId} and ${isOnShownPage(o.pageNumber, b.activeImportId)}
      and not ${isOfPharmacy(o, b)}
    join ${tables.retailers} r on ${r.id} = ${o.retailerId} and ${isPublished(r)}`
}

async function readOffers(condition: SQL, choice: OfferChoice, limit = mostOfGroup): Promise<BrochureOffer[]> {
  const rows = await publicRows(sql`
    select ${o.id},
      case when ${pp.id} is not null then json_build_object('id', ${pp.id}, 'slug', ${pp.slug}) end as product,
      ${o.title}, ${o.brand}, ${o.packSize}, ${o.priceCents} as price, ${oldPriceOfOffer(o)} as old_price,
      ${verdictOfOffer(o.id)} as verdict,
      ${o.unitPriceCents} as unit_cents, ${o.unit}::text as unit, ${o.loyaltyOnly}, ${o.currentFrom} as first_day, ${termsOf(o)},
      ${o.currentTo} as last_day, ${b.slug} as brochure, ${townsOf(sql`${b.id}`)} as towns, ${o.pageNumber} as page, ${r.name} as shop,
      ${r.slug} as shop_slug, ${r.colour}, ${f.filename} as logo,
      case when ${o.boxWidth} > 0 and ${o.boxHeight} > 0 then
        json_build_object('x', ${o.boxX}, 'y', ${o.boxY}, 'width', ${o.boxWidth}, 'height', ${o.boxHeight}) end as box,
      ${i.hash}, ${p.width}, ${p.height}
    from ${currentOffers()}
    left join ${prices.products} pp on ${pp.id} = ${m.productId}
    left join ${tables.media} f on ${f.id} = ${r.logoId}
    left join ${tables.imports} i on ${i.id} = ${b.activeImportId}
    left join ${tables.brochurePages} p on ${p.importId} = ${i.id} and ${p.number} = ${o.pageNumber}
    where ${condition} ${chosenBy(choice)}
    order by ${o.priceCents}, ${isEdition(b.id)}, ${o.id} limit ${choice.size ? mostOfAnySize : limit}::integer`)
  return readableRows(row, rows, 'price-data/offer-query')
    .filter((offer) => isOfSize(offer, choice.size))
    .slice(0, limit)
    .map(toOffer)
}

type Sold = z.infer<typeof unitRow>

const wordsOf = ({ title, pack_size: packSize }: Sold) => ({ title, packSize })

/** `wanted` null means any size. */
function isOfSize(offer: Sold, wanted: PackSize | null): boolean {
  if (!wanted) return true
  const own = sizeSold(wordsOf(offer))
  return own !== null && isSamePack(own, wanted)
}

function unitPriceOf(offer: Sold): PriceOfUnit | null {
  const { price, unit_cents: cents, unit } = offer
  const printed = cents !== null && unit !== null ? { cents, unit } : null
  return unitPriceSold({ ...wordsOf(offer), price, printed })
}

function toOffer({ brochure, shop, shop_slug: slug, colour, logo, ...offer }: z.infer<typeof row>): BrochureOffer {
  const { id, product, pack_size: size, price, page, box, hash, width, height } = offer
  const { title, brand } = withListedBrand(offer)
  return {
    ...{ id, product, title, brand, packSize: size, price, page },
    reduction: claimedReduction({ price, old: offer.old_price, day: offer.first_day, verdict: offer.verdict }),
    unitPrice: unitPriceOf(offer),
    loyaltyOnly: offer.loyalty_only ?? false,
    ...toTerms(offer),
    firstDay: offer.first_day,
    lastDay: offer.last_day,
    brochureSlug: brochure,
    towns: offer.towns,
    shop: { slug, name: shop, colour, logoUrl: logoUrl(logo) },
    picture: box && hash && width && height ? { image: { base: pageBase(hash, page), width, height }, box } : null,
  }
}

const tags = [tag.prices, tag.offers, tag.brochures, tag.retailers, dayTag]

const everything: OfferChoice = { chain: null, town: null, size: null }
const ofGroup = (group: number) => sql`${m.groupNumber} = ${group}`

export function getGroupOffers(group: number): Promise<BrochureOffer[]> {
  return cached({ name: 'price-group-offers', key: [String(group)], tags }, () => readGroupOffers(group, everything))
}

export function getProductOffers(product: number): Promise<BrochureOffer[]> {
  return cached({ name: 'price-product-offers', key: [String(product)], tags }, () =>
    readOffersOfProducts([product], everything),
  )
}

/** Not cached, because pages with a filter are not cached. One price of a thing in several editions of a shop is one offer. */
export function readGroupOffers(group: number, choice: OfferChoice): Promise<BrochureOffer[]> {
  const once = sql`
    select id from (
      select ${o.id}, row_number() over (
        partition by ${o.retailerId}, ${wordsOfOffer(o)}, ${o.priceCents}, ${conditionsOf(o)}
        order by ${isEdition(b.id)}, ${o.id}) as copy
      from ${currentOffers()} where ${ofGroup(group)} ${chosenBy(choice)}
    ) each_copy where copy = 1`
  return readOffers(sql`${m.offerId} in (${once})`, choice)
}

/** The size is not filtered, because all offers of a product have its size. */
export function readProductOffers(product: number, choice: OfferChoice): Promise<BrochureOffer[]> {
  return readOffersOfProducts([product], { ...choice, size: null })
}

/**
 * The lowest unit price of today's offers of a group that need neither a card nor several pieces, in exact euro cents;
 * null where none has a size in `unit`. All of them are looked at, because the lowest price of a litre is seldom that of the cheapest packs.
 */
export async function readLowestUnitPrice(group: number, unit: Unit, choice: OfferChoice): Promise<number | null> {
  const rows = await publicRows(sql`
    select ${o.title}, ${o.packSize}, min(${o.priceCents}) as price, ${o.unitPriceCents} as unit_cents,
      ${o.unit}::text as unit
    from ${currentOffers()}
    where ${ofGroup(group)} and ${o.loyaltyOnly} is not true and not ${needsSeveralOf(o)} ${chosenBy(choice)}
    group by ${o.title}, ${o.packSize}, ${o.unitPriceCents}, ${o.unit}`)
  const sold = readableRows(unitRow, rows, 'price-data/offer-query').filter((offer) => isOfSize(offer, choice.size))
  const cents = sold.map(unitPriceOf).flatMap((own) => (own?.unit === unit ? [own.cents] : []))
  return cents.length > 0 ? Math.min(...cents) : null
}

export function readOffersOfProducts(products: number[], choice: OfferChoice): Promise<BrochureOffer[]> {
  return readOffers(sql`${m.productId} = any(${sql.param(products)}::integer[])`, choice, mostOfProducts)
}
