import { expect, it } from 'vitest'
import type { ReaderBrochure, ReaderOffer } from './sent-brochure'
import { packBrochure, unpackBrochure } from './sent-brochure'

const usual: ReaderOffer = {
  id: 'a',
  title: 'Домати',
  details: '1 кг',
  kind: null,
  priceCents: 249,
  reduction: null,
  unitPrice: null,
  multiBuy: null,
  depositCents: null,
  terms: [],
  loyalty: null,
  period: 'Валидна 20 – 26 ноември',
  pricesHref: null,
  pastLabel: null,
  box: null,
  validFrom: '2026-11-20',
  validTo: '2026-11-26',
}

const different: ReaderOffer = {
  ...usual,
  id: 'b',
  kind: 'tomatoes',
  reduction: { words: '−16 % спрямо най-ниската цена', struckCents: 295 },
  unitPrice: '2,49 € за кг',
  multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 },
  depositCents: 25,
  terms: ['2 за 3,00 €', '+ 0,25 € депозит'],
  loyalty: 'Само с карта',
  period: 'Беше валидна 1 – 2 ноември',
  pricesHref: '/prices/domati',
  pastLabel: 'минала цена',
  box: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
  validFrom: '2026-11-01',
  validTo: '2026-11-02',
}

function brochureOf(...offers: ReaderOffer[][]): ReaderBrochure {
  const image = { base: '/files/pages/x/1', width: 595, height: 842, placeholder: '' }
  return {
    slug: 's',
    title: 't',
    titleLang: 'bg',
    locale: 'bg',
    shop: { slug: 'shop', name: 'Shop' },
    pages: offers.map((own, index) => ({ number: index + 1, image, alt: '', altLang: 'bg', links: [], offers: own })),
  }
}

it.each([
  ['without offers', [[], []]],
  ['whose offers differ in everything', [[usual, different], [], [different, usual]]],
  ['whose first offer is the unusual one', [[different, usual, usual]]],
] satisfies [string, ReaderOffer[][]][])('a brochure %s arrives in the browser as it was', (_, offers) => {
  const brochure = brochureOf(...offers)
  expect(unpackBrochure(packBrochure(brochure))).toEqual(brochure)
})

it('says what most offers share only once', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...usual, id: `offer-${index}` }))
  const sent = JSON.stringify(packBrochure(brochureOf(many)))
  expect(sent.split(usual.period)).toHaveLength(2)
  expect(sent.length).toBeLessThan(JSON.stringify(brochureOf(many)).length / 3)
})

it('an edition arrives with its towns', () => {
  const brochure = { ...brochureOf([usual]), listedFor: 'издание за Варна' }
  expect(unpackBrochure(packBrochure(brochure))).toEqual(brochure)
})
