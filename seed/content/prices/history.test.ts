import { expect, it } from 'vitest'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { daysOf } from '../../write/days'
import { brochures } from '../brochures'
import { drawPlan } from '../plan'
import { products } from '../products'
import { retailers } from '../retailers'
import { type BrochureOffer, reportOf } from './history'
import { shopPrice } from './rounding'
import { atShop } from './shop-prices'

const today: CalendarDay = '2026-11-23'
const chains = ['zhiten', 'pastra', 'kvartalno', 'savina']

function offersOf(shop: string): BrochureOffer[] {
  return brochures
    .filter(({ retailer, publication }) => retailer === shop && publication === 'published')
    .flatMap((brochure) => {
      const { validFrom: from, validTo: to } = daysOf(brochure, today)
      const drawn = drawPlan(brochure)?.products ?? []
      return drawn.map(({ name: title, brand, cents, oldCents }) => ({ title, brand, cents, oldCents, from, to }))
    })
}

const branchesOf = (shop: string) =>
  retailers.find(({ slug }) => slug === shop)?.stores.map(({ name, settlement }) => ({ name, settlement })) ?? []

it.each(chains)('%s reports what its brochures ask', (shop) => {
  const offers = offersOf(shop)
  // A day may have no report.
  const day = [0, 1, 2].map((ahead) => addDays(today, ahead)).find((each) => reportOf(chain([]), each))
  if (!day) throw new Error('there are three days without a report')
  function chain(given: BrochureOffer[]) {
    return { slug: shop, branches: branchesOf(shop), offers: given }
  }
  const asked = (given: BrochureOffer[]) =>
    new Map(reportOf(chain(given), day)?.map(({ code, shelf, promo }) => [code, promo ?? shelf]))
  const now = offers.filter(({ from, to }) => from <= day && day <= to)
  const withOffers = asked(offers)
  let found = 0
  for (const offer of now) {
    const marked = { ...offer, oldCents: null, cents: 77_777 }
    const others = offers.filter(({ title, brand }) => title !== offer.title || brand !== offer.brand)
    for (const [code, cents] of asked([...others, marked])) {
      if (cents !== 77_777) continue
      found++
      expect(withOffers.get(code), `${offer.title} ${offer.brand}`).toBe(offer.cents)
    }
  }
  expect(found).toBeGreaterThan(10)
})

it('shops ask different prices for the same', () => {
  const food = products.filter(({ section }) => section.startsWith('supermarket/'))
  const prices = food.map((product) => new Set(chains.map((shop) => atShop(shop, product).cents)))
  expect(prices.filter((different) => different.size > 1).length).toBeGreaterThan(food.length * 0.9)
})

it('a reduced price stays below the one before, and both end as shops like it', () => {
  for (const product of products) {
    const { cents, oldCents } = atShop('zhiten', product)
    if (oldCents) expect(oldCents).toBeGreaterThan(cents)
    expect(shopPrice(cents)).toBe(cents)
  }
})
