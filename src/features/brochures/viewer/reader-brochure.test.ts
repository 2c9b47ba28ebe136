import { expect, it } from 'vitest'
import { offerTexts } from './reader-brochure'

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
