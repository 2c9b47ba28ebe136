import { expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import type { ListingPrice } from '@/features/price-data/types'
import { judgedListings } from './judged-listings'

const today = '2026-11-20'
const first = addDays(today, -40)
const rule = { perishable: false, noVerdict: null }

const listing = (hold: ListingPrice['hold']): ListingPrice => ({
  ...{ id: 1, companyId: 1, name: 'Кафе', company: null, day: today },
  ...{ low: 2000, median: 2000, high: 2000, promo: 200, price: 200, stores: 1, size: null, unitPrice: null },
  chain: { slug: 'a', name: 'A', invented: false, colour: '#000000', logoUrl: null, retailerSlug: null },
  match: { score: null, reason: null, byEditor: false },
  ...{ reduction: null, comparable: true, kept: false, hold },
})

const history = {
  id: 1,
  spans: [
    { firstDay: first, lastDay: addDays(today, -1), low: 2000, promo: null },
    { firstDay: today, lastDay: today, low: 2000, promo: 200 },
  ],
  observed: [{ first, last: today }],
}

const judged = (hold: ListingPrice['hold'], of: typeof rule | null = rule) =>
  judgedListings({ listings: [listing(hold)], histories: [history] }, of)[0]

it('judges a promotion by the history of its listing', () => {
  const row = judged(null)
  expect(row?.verdict).toMatchObject({ answer: 'real', percent: 90 })
  expect(row?.reductions).toMatchObject([{ startedOn: today, prior: { cents: 2000 } }])
  expect(row?.days).toHaveLength(41)
})

it('judges no price that is held back, and shows its days all the same', () => {
  for (const hold of ['waiting', 'rejected'] as const) {
    expect(judged(hold)).toMatchObject({ verdict: null, reductions: null })
    expect(judged(hold)?.days).toHaveLength(41)
  }
})

it('has no reductions of goods that may not be judged', () => {
  expect(judged(null, null)).toMatchObject({ verdict: { answer: 'unjudged' }, reductions: null })
  expect(judged(null, { ...rule, perishable: true })?.reductions).toBeNull()
})
