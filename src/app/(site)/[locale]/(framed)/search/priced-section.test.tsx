import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { TickWords } from '@/features/lists/components/tick-words'
import type { OfferHit, OfferResult } from '@/features/search/offers/types'
import { parseSearch } from '@/features/search/params'
import type { ProductResult } from '@/features/search/products/data'
import { messagesOf } from '@/i18n/translator'
import { OfferSection, ProductSection } from './priced-section'

const shop = { slug: 'alfa', name: 'Алфа', colour: '#000000', logoUrl: null }
const report = {
  ...({
    source: 'report',
    key: 'one',
    chain: 'alfa',
    day: sofiaDay(),
    invented: false,
    hold: null,
    kept: false,
  } as const),
  ...{ shop, price: 300, reduction: null, unitPrice: null },
}

function drawn(isRanked: boolean): string {
  const product: ProductResult['products'][number] = {
    ...{ id: 1, slug: 'aspirin', title: 'Аспирин', details: '', isRanked, reports: [report], offers: [] },
    ...{ picture: null, place: null, lead: null, isCheapest: false, brand: null, chains: 1 },
  }
  const facets = { groups: [], retailers: [], towns: [], brands: [], reductions: [] }
  const result: ProductResult = { products: [product], total: 1, matched: 'all', facets, units: [], next: null }
  return renderToStaticMarkup(
    <TickWords words={messagesOf('en').lists.tick}>
      <ProductSection locale="en" params={parseSearch({ q: 'аспирин' })} result={result} />
    </TickWords>,
  )
}

it('a product is put on the list, but no medicine, whose prices the list may not compare and would not know', () => {
  expect(drawn(true)).toContain('aria-pressed')
  expect(drawn(false)).toContain('3.00')
  expect(drawn(false)).not.toContain('aria-pressed')
})

const offer = (id: string, towns: string[], data: Partial<OfferHit> = {}): OfferHit => ({
  ...{ id, title: 'Боза', brand: null, packSize: null, priceCents: 100, reduction: null, unitPrice: null, towns },
  ...{ loyaltyOnly: false, multiBuy: null, depositCents: null, validFrom: sofiaDay(), validTo: sofiaDay() },
  ...{ retailer: shop, category: '', brochure: `brochure-${id}`, picture: null, product: null, priceSlug: null },
  ...{ isRanked: true, isCheapest: false },
  ...data,
})

function rowsOf(offers: OfferHit[], town?: string): string[] {
  const facets = { categories: [], retailers: [], towns: [], groups: [], states: [], brands: [], reductions: [] }
  const none = { cards: [], facets: { ...facets, withoutCard: 0 }, units: [], next: null }
  const result: OfferResult = { offers, total: offers.length, matched: 'all', ...none }
  const html = renderToStaticMarkup(
    <TickWords words={messagesOf('en').lists.tick}>
      <OfferSection locale="en" params={parseSearch({ q: 'боза', ...(town && { town }) })} result={result} />
    </TickWords>,
  )
  return [...html.matchAll(/<(li|span)(?: class="[^"]*")? data-towns="([^"]*)"/g)].map(
    ([, tag, towns]) => `${tag} ${towns}`,
  )
}

it('what is for some towns only carries them, so that the browser hides it from others', () => {
  const [varna, sofia] = [offer('a', ['Варна'], { priceCents: 90 }), offer('b', ['София'])]
  expect(rowsOf([varna])).toEqual(['li varna', 'li varna'])
  expect(rowsOf([varna, sofia])).toEqual(['li varna sofia', 'li varna', 'li sofia'])
  // A price for the whole country keeps the card in every town.
  expect(rowsOf([varna, offer('c', [])])).toEqual(['li varna'])
  expect(rowsOf([offer('c', [])])).toEqual([])
})

it('the lowest price is said where it can be had', () => {
  const lowest = offer('a', ['Варна'], { priceCents: 90, isCheapest: true })
  expect(rowsOf([lowest, offer('c', [])])).toEqual(['span varna', 'li varna'])
})

it('a town that was chosen for the search hides nothing', () => {
  expect(rowsOf([offer('a', ['Варна'], { isCheapest: true })], 'Варна')).toEqual([])
})
