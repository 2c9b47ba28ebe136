import { expect, it } from 'vitest'
import { butter, emptyBrochure } from '../../../../tests/brochures/brochure-detail'
import { offerTexts, readerBrochure } from './reader-brochure'

it.each([
  ['bg', 'Валидна', 'Беше валидна'],
  ['de', 'Gültig', 'Galt'],
  ['en', 'Valid', 'Was valid'],
  ['ru', 'Действует', 'Действовало'],
] as const)('says of an offer that has ended when it was valid, not that it is, in %s', (locale, now, past) => {
  const period = (today: string) => [...offerTexts({ offers: [butter] }, locale, today).values()][0]?.period
  expect(period('2026-11-14')).toMatch(new RegExp(`^${now} `))
  expect(period('2026-11-15')).toMatch(new RegExp(`^${past} `))
})

it('leads to the prices of what was matched, in the language of the page', () => {
  const hrefs = [null, 'maslo-125-g'].map(
    (priceSlug) => [...offerTexts({ offers: [{ ...butter, priceSlug }] }, 'de', '2026-11-03').values()][0]?.pricesHref,
  )
  expect(hrefs).toEqual([null, '/de/prices/maslo-125-g'])
})

it('says for which towns an edition is, in the language of its offers, and of others nothing', () => {
  const edition = { ...emptyBrochure, towns: ['Варна'] }
  expect(readerBrochure(edition, 'de', '2026-11-03').listedFor).toBe('издание за Варна')
  expect(readerBrochure(emptyBrochure, 'de', '2026-11-03')).not.toHaveProperty('listedFor')
})
