import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatDayRange } from '@/design/format'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { BrochureHit } from '../types'
import { HitRow } from './hit-row'

const prior = { cents: 230, day: '2026-11-18' }
const verdict = { answer: 'not-real', startedOn: '2026-11-20', prior } as const
const hit: BrochureHit = {
  brochure: {
    ...{ id: 'b', slug: 'current', title: { text: 'Брошура', lang: 'bg' }, cover: null },
    category: { slug: 'supermarket', name: { text: 'Супермаркети', lang: 'bg' } },
    retailer: { slug: 'zora', name: 'Зора', colour: '#336699', logoUrl: null },
    ...{ validFrom: '2026-11-20', validTo: '2026-11-27', towns: ['Варна'], pageCount: 1 },
  },
  offers: [
    {
      id: 'o',
      title: 'Халва',
      details: '',
      priceCents: 240,
      loyaltyOnly: true,
      validFrom: '2026-11-20',
      validTo: '2026-11-27',
      position: 1,
      kind: null,
      reduction: { old: 399, verdict },
      multiBuy: { kind: 'amount', pieces: 2, amountCents: 400 },
      depositCents: 25,
    },
  ],
  ...{ pages: [], pageCount: 0, moreOffers: 0, snippet: [] },
}

it('says of an offer in a brochure what is known of its reduction', () => {
  const html = renderToStaticMarkup(<HitRow hit={hit} locale="en" past={false} validity={null} />)
  expect(html).toContain('Was already €2.30 on November 18')
  expect(html).not.toContain('3.99')
})

it('says for which towns a brochure is', () => {
  const html = renderToStaticMarkup(<HitRow hit={hit} locale="en" past={false} validity={null} />)
  expect(html).toContain('Edition for Varna')
})

it('says of an offer what several cost, with the price of one, and its deposit', () => {
  const html = renderToStaticMarkup(<HitRow hit={hit} locale="en" past={false} validity={null} />)
  expect(html).toContain('2 for €4.00 · €2.00 each')
  expect(html).toContain('+ €0.25 deposit')
})

it('says of an offer that its price needs the card of the shop', () => {
  const html = renderToStaticMarkup(<HitRow hit={hit} locale="en" past={false} validity={null} />)
  expect(html).toContain('Loyalty card only')
})

describe('an offer with days of its own', () => {
  const today = sofiaDay()
  const drawn = (brochureFrom: string, offerFrom: string, offerTo = addDays(today, 9)) => {
    const days = { validFrom: offerFrom, validTo: offerTo }
    const brochure = { ...hit.brochure, validFrom: brochureFrom, validTo: addDays(today, 9) }
    const offers = hit.offers.map((offer) => ({ ...offer, ...days }))
    const html = renderToStaticMarkup(
      <HitRow hit={{ ...hit, brochure, offers }} locale="en" past={false} validity={null} />,
    )
    return html.includes(formatDayRange(days.validFrom, days.validTo, 'en'))
  }

  it('is with its days where its brochure began before it', () => {
    expect(drawn(addDays(today, -2), addDays(today, 2))).toBe(true)
    expect(drawn(addDays(today, 1), addDays(today, 2))).toBe(true)
  })

  it('is with its days where it ends before its brochure, whether it holds already or not', () => {
    expect(drawn(addDays(today, -2), addDays(today, -2), addDays(today, 1))).toBe(true)
    expect(drawn(addDays(today, 2), addDays(today, 2), addDays(today, 3))).toBe(true)
  })

  it('is without them where its brochure begins with it, and so is one that holds already', () => {
    expect(drawn(addDays(today, 2), addDays(today, 2))).toBe(false)
    expect(drawn(addDays(today, -2), today)).toBe(false)
  })
})

it('says how many offers a brochure has, where all of them stand above it', () => {
  const html = renderToStaticMarkup(
    <HitRow hit={{ ...hit, offers: [], moreOffers: 3 }} locale="en" past={false} validity={null} />,
  )
  expect(html).toContain('3 offers in this brochure')
})
