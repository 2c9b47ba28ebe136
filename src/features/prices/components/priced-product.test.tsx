import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { CardProduct } from '@/features/price-data/cards/types'
import { PricedProduct } from './priced-product'

const today = sofiaDay()
const asked = (name: string, price: number) => ({
  shop: { slug: name, name, colour: '#000000', logoUrl: null },
  ...{ price, reduction: null, unitPrice: null },
})
const report = (name: string, price: number) =>
  ({
    source: 'report',
    key: name,
    chain: name,
    day: today,
    invented: false,
    hold: null,
    kept: false,
    ...asked(name, price),
  }) as const

const product: CardProduct = {
  ...{ slug: 'maslo', title: 'Масло', details: '', isRanked: true, picture: null, place: null },
  reports: [report('other', 150), report('lead', 200)],
  offers: [
    {
      ...{ source: 'brochure', key: 'offer', brochure: 'b', validFrom: today, validTo: today, loyaltyOnly: true },
      ...asked('lead', 100),
    },
  ],
}

it('shows the reported price of the chain that leads, not its brochure or what is cheaper elsewhere', () => {
  const lead = { slug: 'lead', retailerSlug: null }
  const html = renderToStaticMarkup(<PricedProduct product={product} locale="bg" lead={lead} most={1} />)
  expect(html).toContain('2,00')
  expect(html).not.toMatch(/1,[05]0/)
})

it('shows the first report of the chain that leads, also where the chain has a lower price of the same product', () => {
  const reports = [{ ...report('lead', 220), key: 'judged' }, ...product.reports]
  const card = { ...product, reports, offers: [] }
  const lead = { slug: 'lead', retailerSlug: null }
  const html = renderToStaticMarkup(<PricedProduct product={card} locale="bg" lead={lead} most={1} />)
  expect(html).toContain('2,20')
  expect(html).not.toContain('2,00')
})

it('says which chain has reported no newer price, and does not call it the cheapest', () => {
  const html = (kept: boolean) => {
    const first = { ...report('other', 150), day: addDays(today, -1), kept }
    const reports = [first, report('lead', 200)]
    return renderToStaticMarkup(<PricedProduct product={{ ...product, reports, offers: [] }} locale="en" />)
  }
  expect(html(true)).toContain('no newer price received')
  expect(html(true)).not.toContain('Cheapest')
  expect(html(false)).not.toContain('no newer price received')
  expect(html(false)).toContain('Cheapest')
})
