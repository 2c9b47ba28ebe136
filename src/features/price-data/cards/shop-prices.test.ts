import { expect, it } from 'vitest'
import { shopPrices } from './shop-prices'
import type { OfferedPrice, ReportedPrice } from './types'

const today = '2026-11-20'
const asked = (name: string, price: number) => ({
  shop: { slug: name, name, colour: '#000000', logoUrl: null },
  ...{ price, reduction: null, unitPrice: null },
})

const report = (name: string, price: number, data: Partial<ReportedPrice> = {}): ReportedPrice => ({
  ...{ source: 'report', key: `report ${name}`, chain: name, day: today, invented: false, hold: null, kept: false },
  ...asked(name, price),
  ...data,
})

const offer = (name: string, price: number, data: Partial<OfferedPrice> = {}): OfferedPrice => ({
  ...{
    source: 'brochure',
    key: `offer ${name}`,
    brochure: 'b',
    towns: [],
    loyaltyOnly: false,
    multiBuy: null,
    depositCents: null,
  },
  ...{ validFrom: today, validTo: '2026-11-25' },
  ...asked(name, price),
  ...data,
})

function shown(reports: ReportedPrice[], offers: OfferedPrice[], isRanked = true) {
  const { prices, cheapest } = shopPrices({ reports, offers, isRanked }, today)
  return { keys: prices.map(({ key }) => key), cheapest: [...cheapest] }
}

it('has every shop of the reports and of brochures, the lowest price first and marked', () => {
  expect(shown([report('a', 300), report('b', 200)], [offer('c', 250)])).toEqual({
    keys: ['report b', 'offer c', 'report a'],
    cheapest: ['report b'],
  })
})

it('has a shop once where its brochure says what it reported, and twice where they differ', () => {
  expect(shown([report('a', 300), report('b', 200)], [offer('a', 300), offer('b', 190)]).keys).toEqual([
    'offer b',
    'report b',
    'offer a',
  ])
})

it('keeps the report that is asked for, and not the brochure at its price, which may have another verdict', () => {
  const given = { reports: [report('a', 300), report('b', 200)], offers: [offer('a', 300), offer('b', 200)] }
  const keys = (lead: string | null) =>
    shopPrices({ ...given, isRanked: true }, today, lead).prices.map(({ key }) => key)
  expect(keys(null)).toEqual(['offer b', 'offer a'])
  expect(keys('report a')).toEqual(['offer b', 'report a'])
  expect(keys('offer a')).toEqual(['offer b', 'offer a'])
})

it('puts older prices, invented ones beside real ones, those held back and what is to come after those of now', () => {
  const reports = [
    report('held', 10, { hold: 'waiting' }),
    report('invented', 20, { invented: true }),
    report('old', 30, { day: '2026-05-13' }),
    report('now', 400),
  ]
  expect(shown(reports, [offer('soon', 5, { validFrom: '2026-11-22' })])).toEqual({
    keys: ['report now', 'report old', 'report invented', 'report held', 'offer soon'],
    cheapest: [],
  })
})

it('counts invented prices as those of now where there are no real ones', () => {
  expect(shown([report('a', 20, { invented: true })], [offer('b', 30)]).cheapest).toEqual(['report a'])
})

it('marks each at the lowest price, and none where all cost the same or a card is needed for it', () => {
  expect(shown([report('a', 200), report('b', 200)], [offer('c', 250)]).cheapest).toEqual(['report a', 'report b'])
  expect(shown([report('a', 200)], [offer('b', 200)]).cheapest).toEqual([])
  expect(shown([report('a', 200), report('b', 300)], [offer('c', 100, { loyaltyOnly: true })]).cheapest).toEqual([
    'report a',
  ])
})

it('does not mark the price of one of several, which a single piece does not cost', () => {
  const ofTwo = offer('c', 150, { multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 } })
  expect(shown([report('a', 200), report('b', 300)], [ofTwo])).toEqual({
    keys: ['offer c', 'report a', 'report b'],
    cheapest: ['report a'],
  })
  const reported = offer('a', 200, { multiBuy: { kind: 'amount', pieces: 2, amountCents: 400 } })
  expect(shown([report('a', 200)], [reported]).keys).toEqual(['offer a', 'report a'])
  const single = offer('c', 190, { multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 } })
  expect(shown([report('a', 200)], [single]).cheapest).toEqual(['offer c'])
})

it('marks none where one shop alone has several prices, because nothing is compared', () => {
  expect(shown([report('a', 250)], [offer('a', 200)]).cheapest).toEqual([])
  expect(shown([report('a', 250), report('b', 300)], [offer('a', 200)]).cheapest).toEqual(['offer a'])
})

it('does not mark the price of a chain that has reported no newer one, nor a higher one in its place', () => {
  const kept = report('a', 200, { day: '2026-11-19', kept: true })
  expect(shown([kept, report('b', 250)], [])).toEqual({ keys: ['report a', 'report b'], cheapest: [] })
  expect(shown([kept, report('b', 200), report('c', 250)], []).cheapest).toEqual(['report b'])
  expect(shown([kept, report('b', 250)], [offer('a', 200)]).cheapest).toEqual(['offer a'])
})

it('is in the order of names where nothing may be ranked', () => {
  expect(shown([report('б', 100), report('а', 200)], [], false)).toEqual({
    keys: ['report а', 'report б'],
    cheapest: [],
  })
})

it('has what several editions of a shop promise once, for all their towns or for the whole country', () => {
  const promised = (editions: string[][], lead: string | null = null) => {
    const offers = editions.map((towns, index) => offer('a', 200, { key: `offer ${index}`, towns }))
    const { prices } = shopPrices({ reports: [report('b', 250)], offers, isRanked: true }, today, lead)
    return prices.flatMap((price) => (price.source === 'brochure' ? [[price.key, ...price.towns]] : []))
  }
  expect(promised([['Варна'], ['Бургас', 'Варна']])).toEqual([['offer 0', 'Варна', 'Бургас']])
  expect(promised([['Варна'], []])).toEqual([['offer 1']])
  expect(promised([['Варна'], []], 'offer 0')).toEqual([['offer 0']])
  expect(promised([[], []])).toEqual([['offer 0'], ['offer 1']])
  expect(promised([['Варна'], [], []])).toEqual([['offer 1'], ['offer 2']])
  expect(promised([['Варна'], [], []], 'offer 0')).toEqual([['offer 0'], ['offer 2']])
})

it('keeps prices of editions that differ, in money, days or condition', () => {
  const differing = [{}, { validTo: '2026-11-30' }, { loyaltyOnly: true }, { price: 190 }]
  const offers = differing.map((data, index) => offer('a', 200, { key: `offer ${index}`, towns: ['Варна'], ...data }))
  expect(shown([report('b', 250)], offers).keys).toEqual(['offer 3', 'offer 0', 'offer 1', 'offer 2', 'report b'])
})
