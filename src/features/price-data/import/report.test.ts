import { expect, it } from 'vitest'
import { doubtsOf } from './report'

const day = (rows: number, jumped: number, compared = 1000) => ({
  before: '2026-05-12',
  rows: { before: 3000, now: rows },
  chains: { before: 10, now: 10 },
  prices: { compared, jumped },
})

it.each([
  [day(3000, 0), []],
  [day(2000, 50), []],
  [day(1999, 50), ['rows-missing']],
  [day(2000, 51), ['prices-jump']],
  [day(11, 900), ['rows-missing', 'prices-jump']],
  [day(3000, 19, 19), []],
  [day(3000, 2, 20), ['prices-jump']],
])('%j is doubted for %j', (comparison, doubts) => expect(doubtsOf(comparison)).toEqual(doubts))
