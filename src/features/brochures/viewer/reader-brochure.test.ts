import { expect, it } from 'vitest'
import { offerTexts, readerBrochure } from './reader-brochure'

const offer = {
  id: '1',
  title: 'Масло',
  brand: null,
  packSize: null,
  priceCents: 199,
  reduction: null,
  unitPrice: null,
  multiBuy: null,
  depositCents: null,
  loyaltyOnly: false,
  pageNumber: 1,
  box: null,
  validFrom: '2026-11-02',
  validTo: '2026-11-14',
  priceSlug: null,
}

it.each([
  ['bg', 'Валидна', 'Беше валидна'],
  ['de', 'Gültig', 'Galt'],
  ['en', 'Valid', 'Was valid'],
  ['ru', 'Действует', 'Действовало'],
] as const)('says of an offer that has ended when it was valid, not that it is, in %s', (locale, now, past) => {
  const period = (today: string) => [...offerTexts({ offers: [offer] }, locale, today).values()][0]?.period
  expect(period('2026-11-14')).toMatch(new RegExp(`^${now} `))
  expect(period('2026-11-15')).toMatch(new RegExp(`^${past} `))
})

it('leads to the prices of what was matched, in the language of the page', () => {
  const hrefs = [null, 'maslo-125-g'].map(
    (priceSlug) => [...offerTexts({ offers: [{ ...offer, priceSlug }] }, 'de', '2026-11-03').values()][0]?.pricesHref,
  )
  expect(hrefs).toEqual([null, '/de/prices/maslo-125-g'])
})

it('says for which towns an edition is, in the language of its offers, and of others nothing', () => {
  const brochure = {
    id: '0b9d3c2e-7a41-4f7d-9a11-3f1c2d4e5f60',
    slug: 'week',
    title: { text: 'Седмица', lang: 'bg' as const },
    summary: { text: '', lang: 'bg' as const },
    retailer: { slug: 'shop', name: 'Магазин', colour: '#336699', logoUrl: null },
    category: { slug: 'supermarket', name: { text: 'Супермаркети', lang: 'bg' as const } },
    towns: ['Варна'],
    validFrom: '2026-11-02',
    validTo: '2026-11-14',
    pageCount: 0,
    cover: null,
    website: null,
    contact: { email: null, phone: null, address: null },
    pages: [],
    offers: [],
    downloadUrl: null,
    related: [],
  }
  expect(readerBrochure(brochure, 'de', '2026-11-03').listedFor).toBe('издание за Варна')
  expect(readerBrochure({ ...brochure, towns: [] }, 'de', '2026-11-03')).not.toHaveProperty('listedFor')
})
