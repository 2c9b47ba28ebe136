import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { isUnconditional } from '@/domain/multi-buy'
import { offerDetails } from '@/domain/offer-details'
import { comparableDays, oldDays } from '@/domain/validity'
import type { BrochureOffer } from '../offer-query'
import type { CardProduct, OfferedPrice, ReportedPrice, ShopPrice } from './types'

/**
 * `cheapest` are the keys of the prices at the lowest current price; empty where no other shop asks more. A price is
 * not among them where its chain has reported no newer one, because it may be another by now.
 */
type ShopPrices = { prices: ShopPrice[]; cheapest: ReadonlySet<string> }

type Given = Pick<CardProduct, 'isRanked' | 'reports' | 'offers'>

/**
 * Order: current prices from the lowest, older prices, invented ones beside real ones, held-back ones, upcoming offers.
 * Where a brochure and a report say the same, only the brochure is shown, because it says until when; but the report
 * where it is the one asked for (`lead`, a key), because the brochure may have another verdict. By name where ranking is
 * not allowed.
 */
export function shopPrices(
  { isRanked, reports, offers }: Given,
  today: CalendarDay,
  lead: string | null = null,
): ShopPrices {
  const isReal = reports.some(({ invented, hold }) => !invented && hold === null)
  const joined = joinEditions(offers, lead)
  const isSaid = (report: ReportedPrice) => joined.some((offer) => saysTheSame(offer, report, today))
  const leading = reports.find(({ key }) => key === lead)
  const promised = joined.filter((offer) => !leading || !saysTheSame(offer, leading, today))
  const own = reports.filter((report) => report === leading || !isSaid(report))
  const prices = [...promised, ...own].map((price) => ({ price, kind: kindOf(price, isReal, today) }))
  if (!isRanked) {
    const byName = prices
      .map(({ price }) => price)
      .sort((one, other) => one.shop.name.localeCompare(other.shop.name, 'bg'))
    return { prices: byName, cheapest: new Set() }
  }
  const sorted = prices.toSorted((one, other) => one.kind - other.kind || one.price.price - other.price.price)
  const open = sorted.flatMap(({ price, kind }) => (kind === kinds.now && isForEveryone(price) ? [price] : []))
  const lowest = open.filter(({ price }) => price === open[0]?.price)
  const shops = new Set(lowest.map(({ shop }) => shop.slug))
  const marked = open.some(({ shop }) => !shops.has(shop.slug)) ? lowest.filter((price) => !isKept(price)) : []
  return { prices: sorted.map(({ price }) => price), cheapest: new Set(marked.map(({ key }) => key)) }
}

/**
 * Editions of a shop that promise the same are one price: the one for the whole country where a brochure promises it
 * too, else one for the towns of all of them. Two brochures for the whole country stay two.
 */
function joinEditions(offers: OfferedPrice[], lead: string | null): OfferedPrice[] {
  const alike = Map.groupBy(offers, (offer) => {
    const { shop, price, reduction, unitPrice, validFrom, validTo, loyaltyOnly, multiBuy, depositCents } = offer
    const terms = [loyaltyOnly, multiBuy, depositCents]
    return JSON.stringify([shop.slug, price, reduction, unitPrice, validFrom, validTo, terms])
  })
  return [...alike.values()].flatMap((copies) => {
    const national = copies.filter(({ towns }) => towns.length === 0)
    const leading = copies.find(({ key }) => key === lead)
    if (national.length === 0) {
      const shown = leading ?? copies[0]
      return shown ? [{ ...shown, towns: [...new Set(copies.flatMap(({ towns }) => towns))] }] : []
    }
    // The offer asked for has to stay: it takes the place of one for the whole country.
    return leading && !national.includes(leading) ? [{ ...leading, towns: [] }, ...national.slice(1)] : national
  })
}

const kinds = { now: 0, old: 1, invented: 2, held: 3, toCome: 4 }

function kindOf(price: ShopPrice, isReal: boolean, today: CalendarDay): number {
  if (price.source === 'brochure') return price.validFrom > today ? kinds.toCome : kinds.now
  if (price.hold !== null) return kinds.held
  if (price.invented && isReal) return kinds.invented
  return oldDays(price.day, today) === null ? kinds.now : kinds.old
}

/** A report from before the days of an offer is of another price, as when the offer is judged by it. */
function saysTheSame(offer: OfferedPrice, { shop, price, hold, day }: ReportedPrice, today: CalendarDay): boolean {
  return (
    hold === null &&
    day >= addDays(offer.validFrom, -comparableDays) &&
    isForEveryone(offer) &&
    offer.validFrom <= today &&
    offer.shop.slug === shop.slug &&
    offer.price === price
  )
}

const isKept = (price: ShopPrice) => price.source === 'report' && price.kept

/** Whoever buys one piece without a card pays it: only such prices are in figures, which say no condition. */
export const isForEveryone = (price: ShopPrice): boolean =>
  price.source === 'report' || isUnconditional({ ...price, priceCents: price.price })

export function toOffered(offer: BrochureOffer): OfferedPrice {
  const { id, shop, price, reduction, unitPrice, brochureSlug: brochure, firstDay, lastDay, loyaltyOnly } = offer
  const { multiBuy, depositCents, towns } = offer
  return {
    ...{
      source: 'brochure',
      key: id,
      shop,
      price,
      reduction,
      unitPrice,
      brochure,
      towns,
      loyaltyOnly,
      multiBuy,
      depositCents,
    },
    ...{ validFrom: firstDay, validTo: lastDay },
  }
}

/** Only offers of things that may be ranked; the card of the page `own` has no link. */
export function cardsOfOffers(offers: BrochureOffer[], own: string): { key: string; product: CardProduct }[] {
  const groups = Map.groupBy(
    offers,
    ({ product, title, brand, packSize }) =>
      product?.slug ?? [title, brand, packSize].join('\n').toLocaleLowerCase('bg'),
  )
  return [...groups].flatMap(([key, [first, ...others]]) => {
    if (!first) return []
    const { product, title } = first
    const all = [first, ...others]
    const card: CardProduct = {
      ...{ slug: product && product.slug !== own ? product.slug : null, title, details: offerDetails(first) },
      ...{ isRanked: true, reports: [], offers: all.map(toOffered), place: null },
      picture: all.find(({ picture }) => picture)?.picture ?? null,
    }
    return [{ key, product: card }]
  })
}
