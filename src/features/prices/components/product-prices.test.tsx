import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import { OnPage } from '../../../../tests/setup/on-page'
import { noFilter, type PriceFilter } from '../filter'
import { ProductPrices } from './product-prices'

const today = sofiaDay()
const product = { id: 7, slug: 'maslo', title: 'Масло', brand: null, groupNumber: null, size: null, mergedInto: null }
const offer: BrochureOffer = {
  ...{ id: 'o', product: { id: 7, slug: 'maslo' }, title: 'Масло', brand: null, packSize: null, price: 249 },
  ...{ reduction: null, unitPrice: null, loyaltyOnly: false, multiBuy: null, depositCents: null },
  ...{ firstDay: today, lastDay: today, towns: [], brochureSlug: 'b', page: 1, picture: null },
  shop: { slug: 'alfa', name: 'Алфа', colour: '#000000', logoUrl: null },
}

/** A product that no chain reports. */
function drawn(offers: BrochureOffer[], filter: PriceFilter = noFilter): string {
  const view = { product, listings: [], histories: [], chains: [], places: [] }
  return renderToStaticMarkup(
    <OnPage>
      <ProductPrices
        {...{ locale: 'en', view, group: null, filter, offers, action: null }}
        alert={<button type="button">Follow</button>}
      />
    </OnPage>,
  )
}

it('shows the offers of a product that only brochures have, with its alert', () => {
  const html = drawn([offer])
  expect(html).toContain('In today’s brochures')
  expect(html).toContain('Follow')
  expect(html).not.toContain('No matching prices')
  expect(html).not.toContain('Prices by chain')
})

it('says for which towns the lowest price is, where it is that of an edition', () => {
  const html = drawn([{ ...offer, towns: ['Варна'] }])
  const answer = html.slice(html.indexOf('price-answer'), html.indexOf('</section>'))
  expect(answer).toContain('2.49')
  expect(answer).toContain('Edition for Varna')
})

it('proposes another filter only where one is set, and keeps the alert', () => {
  const filtered = drawn([], { ...noFilter, chain: 'beta' })
  expect(filtered).toContain('Try another town, chain or size.')
  expect(filtered).toContain('Follow')
  const all = drawn([])
  expect(all).toContain('No prices at the moment')
  expect(all).not.toContain('Try another')
})
