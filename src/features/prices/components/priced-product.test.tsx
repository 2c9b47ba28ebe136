import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
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
      ...{ towns: ['Варна'], multiBuy: null, depositCents: null },
      ...asked('lead', 100),
    },
  ],
}

it('says for which towns an offer is', () => {
  const html = renderToStaticMarkup(<PricedProduct product={product} locale="en" lead="offer" />)
  expect(html.match(/Edition for Varna/g)).toHaveLength(1)
})

const unjudged = { old: 999, verdict: { answer: 'unjudged', startedOn: today } } as const

it('shows the price that leads, not a brochure of its shop or what is cheaper elsewhere', () => {
  const html = renderToStaticMarkup(<PricedProduct product={product} locale="bg" lead="lead" most={1} />)
  expect(html).toContain('2,00')
  expect(html).not.toMatch(/1,[05]0/)
})

const shown = (card: CardProduct, lead: string | null = null) =>
  [
    ...renderToStaticMarkup(<PricedProduct product={card} locale="bg" lead={lead} />).matchAll(
      /class="sr-only">(\d+,\d\d)/g,
    ),
  ].map(([, price]) => price)

it('begins with the price that leads, however many cost less, and whenever it is valid', () => {
  const reports = [100, 110, 120, 130, 140].map((price) => report(`shop ${price}`, price))
  const [offer] = product.offers
  const upcoming = offer
    ? [{ ...offer, loyaltyOnly: false, validFrom: addDays(today, 2), validTo: addDays(today, 9) }]
    : []
  const card = { ...product, reports, offers: upcoming.map((one) => ({ ...one, price: 90 })) }
  expect(shown(card)).toEqual(['1,00', '1,10', '1,20'])
  expect(shown(card, 'shop 140')).toEqual(['1,40', '1,00', '1,10'])
  expect(shown(card, 'offer')).toEqual(['0,90', '1,00', '1,10'])
})

it('is ordered by no price where ranking is not allowed, and has the one that is asked for all the same', () => {
  const reports = ['г', 'б', 'д', 'а', 'в'].map((name, index) => report(name, 100 + index))
  const card = { ...product, isRanked: false, reports, offers: [] }
  expect(shown(card, 'д')).toEqual(['1,03', '1,01', '1,02'])
})

it('says of what is not judged which price its shop calls regular, without a struck price or the signal colour', () => {
  const reports = [{ ...report('shop', 100), reduction: unjudged }]
  const card = { ...product, isRanked: false, reports, offers: [] }
  const html = renderToStaticMarkup(<PricedProduct product={card} locale="en" />)
  expect(html).toContain('Regular price €9.99, says the shop; we do not judge such goods')
  expect(html).not.toMatch(/<s>|price-low/)
})

it('has the signal colour only where something is really reduced or the cheapest', () => {
  const prior = { cents: 250, day: today }
  const real = { old: 300, verdict: { answer: 'real', startedOn: today, prior, percent: 40 } } as const
  const notReal = { old: 300, verdict: { answer: 'not-real', startedOn: today, prior } } as const
  const coloured = (reports: CardProduct['reports']) =>
    renderToStaticMarkup(<PricedProduct product={{ ...product, reports, offers: [] }} locale="en" />).split('price-low')
      .length - 1
  expect(coloured([report('a', 200)])).toBe(0)
  expect(coloured([{ ...report('a', 200), reduction: notReal }])).toBe(0)
  expect(coloured([{ ...report('a', 200), reduction: unjudged }])).toBe(0)
  expect(coloured([{ ...report('a', 200), reduction: real }])).toBe(1)
  expect(coloured([report('a', 200), report('b', 300)])).toBe(1)
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

it('says beside a brochure’s price what several cost, with the price of one, and the deposit', () => {
  const multiBuy = { kind: 'percent', pieces: 2, percentOff: 50 } as const
  const offers = product.offers.map((offer) => ({ ...offer, multiBuy, depositCents: 25 }))
  const html = renderToStaticMarkup(<PricedProduct product={{ ...product, offers }} locale="en" />)
  expect(html).toContain('2nd item −50% · €0.75 each')
  expect(html).toContain('+ €0.25 deposit')
})

describe('where a list hides what is for other towns', () => {
  const offers = (prices: [string, number][]) =>
    product.offers.flatMap((offer) =>
      prices.map(([town, price]) => ({ ...offer, key: `${town} ${price}`, price, towns: town ? [town] : [] })),
    )
  const drawn = (prices: [string, number][], hidesEditions: boolean, reports: CardProduct['reports'] = []) =>
    renderToStaticMarkup(
      <PricedProduct
        product={{ ...product, reports, offers: offers(prices) }}
        locale="bg"
        hidesEditions={hidesEditions}
      />,
    )
  const townsIn = (html: string) => [...html.matchAll(/data-towns="([^"]*)"/g)].map(([, towns]) => towns)

  it('each price of an edition carries its towns, and elsewhere none does', () => {
    const prices: [string, number][] = [
      ['София', 100],
      ['Варна', 110],
      ['', 120],
    ]
    expect(townsIn(drawn(prices, true))).toEqual(['sofia', 'varna'])
    expect(townsIn(drawn(prices, false))).toEqual([])
  })

  it('every town has as many prices as are shown elsewhere', () => {
    const prices = [
      ...[100, 110, 120, 130].map((price): [string, number] => ['София', price]),
      ...[140, 150].map((price): [string, number] => ['Варна', price]),
      ...[160, 170].map((price): [string, number] => ['', price]),
    ]
    expect(townsIn(drawn(prices, true))).toEqual(['sofia', 'sofia', 'sofia', 'varna', 'varna'])
    expect(drawn(prices, true)).toMatch(/1,60/)
    expect(drawn(prices, false)).not.toMatch(/1,[346]0/)
  })

  it('every town has as many prices, also where it sees the ordering one among its first', () => {
    const prices = [100, 110, 120].map((price): [string, number] => ['София', price])
    const reports = [160, 170, 180].map((price) => report(`shop ${price}`, price))
    const html = drawn(prices, true, reports)
    expect(html).toMatch(/1,80/)
    expect(html).not.toMatch(/1,20/)
  })
})
