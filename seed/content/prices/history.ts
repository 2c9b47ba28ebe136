import { type CalendarDay, daysBetween } from '@/domain/calendar-day'
import { groupOf } from '@/domain/product-group-of'
import type { FileRow } from '@/features/price-data/import/read/observe'
import type { Product } from '../../drawing/brochures/types'
import { products } from '../products'
import { chance } from './chance'
import { shopPrice } from './rounding'
import { atShop, carries } from './shop-prices'

type Branch = { name: string; settlement: string }
/** An offer of a brochure of the chain, in whole cents, on the days from `from` to `to`. */
export type BrochureOffer = {
  title: string
  brand: string | null
  from: CalendarDay
  to: CalendarDay
  cents: number
  oldCents: number | null
}
export type InventedChain = { slug: string; branches: Branch[]; offers: BrochureOffer[] }
type Reported = { group: number; product: Product }

const start: CalendarDay = '2024-01-01'

const tobaccoGroup = 78
const cigarettes: Product = {
  section: 'supermarket/tobacco',
  name: 'Цигари',
  brand: 'Виктори',
  pack: '20 бр',
  cents: 290,
  oldCents: null,
  unitCents: null,
  unit: null,
  art: '',
}

/** The law requires reports of these: food of the official groups, and tobacco. */
const reported: Reported[] = [
  ...products
    .filter(({ section }) => section.startsWith('supermarket/'))
    .flatMap((product) => {
      const group = groupOf(wordsOf(product).join(' '))
      return group ? [{ group, product }] : []
    }),
  { group: tobaccoGroup, product: cigarettes },
]

/**
 * The report of an invented chain, the same for the same day and brochures. Null on a day without a report, as real
 * chains have them.
 */
export function reportOf(chain: InventedChain, day: CalendarDay): FileRow[] | null {
  if (chance('gap', chain.slug, day) < 0.03) return null
  return reported.flatMap(({ group, product }, index) => {
    if (!carries(chain.slug, product) || chance('sold out', chain.slug, product.name, day) < 0.01) return []
    const offer = chain.offers.find((each) => isOffered(product, each, day))
    const price = offer ? offered(offer) : usualPrice(chain.slug, product, daysBetween(start, day))
    return chain.branches.map(({ name, settlement }): FileRow => {
      const dearer = !offer && chance('dearer', name) < 0.3 ? 10 : 0
      const base = { settlement, store: name, name: nameAs(chain.slug, product), code: String(1000 + index), group }
      return { ...base, shelf: price.shelf + dearer, promo: price.promo, promoIgnored: false, promoStrange: false }
    })
  })
}

type Price = { shelf: number; promo: number | null }

const isOffered = ({ name, brand }: Product, offer: BrochureOffer, day: CalendarDay) =>
  offer.title === name && offer.brand === brand && offer.from <= day && day <= offer.to

const offered = ({ cents, oldCents }: BrochureOffer): Price =>
  oldCents ? { shelf: oldCents, promo: cents } : { shelf: cents, promo: null }

/**
 * In each cycle of this many weeks, a dishonest chain raises the price in the third and fourth, and returns to it in
 * the fifth as a reduction.
 */
const trickWeeks = 5

function usualPrice(shop: string, product: Product, dayNumber: number): Price {
  const week = Math.floor(dayNumber / 7)
  const key = `${shop} ${product.name} ${product.brand ?? ''}`
  const { cents, oldCents } = atShop(shop, product)
  if (chance('tricks', key) < 0.14)
    return tricked(cents, oldCents, (week + Math.floor(chance('turn', key) * trickWeeks)) % trickWeeks)
  const usual = shopPrice((oldCents ?? cents) * stepOf(key, dayNumber))
  const drop = chance('drop', key, week)
  // The same product on offer in two weeks: the second price is lower still.
  if (drop < 0.12) return { shelf: usual, promo: shopPrice(usual * (0.72 + drop)) }
  if (chance('drop', key, week - 1) < 0.04) return { shelf: usual, promo: shopPrice(usual * 0.68) }
  return { shelf: usual, promo: null }
}

function tricked(usual: number, old: number | null, turn: number): Price {
  const raised = old ?? shopPrice(usual * 1.3)
  if (turn < 2) return { shelf: usual, promo: null }
  return { shelf: raised, promo: turn === trickWeeks - 1 ? usual : null }
}

/** The price drifts in slow steps about every six weeks. */
function stepOf(key: string, dayNumber: number): number {
  const steps = Math.floor((dayNumber + chance('phase', key) * 45) / 45)
  return 1 + (chance('step', key, steps) - 0.4) * 0.06
}

function wordsOf({ name, brand, pack }: Product): [name: string, brand: string, pack: string] {
  return [name, brand && !name.includes(brand) ? brand : '', pack ?? '']
}

function nameAs(chain: string, product: Product): string {
  const [name, brand, pack] = wordsOf(product)
  const close = pack.replace(' ', '')
  const text = {
    pastra: `${name} ${brand} ${close}`.toUpperCase(),
    kvartalno: `${brand} ${name.toLowerCase()} ${pack}`,
    savina: `${name} ${brand.toUpperCase()} ${close}`,
  }[chain]
  return (text ?? `${name} ${brand} ${pack}`).replace(/\s+/g, ' ').trim()
}
