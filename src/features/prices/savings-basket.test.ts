import { expect, it } from 'vitest'
import { stapleBasket } from '@/domain/staple-basket'
import type { ChainGroup } from './overview-query'
import { basketOf } from './savings'

const newest = { real: '2026-11-20', invented: '2026-11-20' }

function shelf(slug: string, invented: boolean, day: string, unitCents: number): ChainGroup[] {
  const chain = { slug, name: slug, invented, colour: '#000000', logoUrl: null, retailerSlug: null }
  return stapleBasket.map(({ group }) => ({ chain, group, day, listings: 1, unitCents }))
}

it('compares real chains of the newest days, never with invented ones', () => {
  const groups = [
    ...shelf('b', false, '2026-11-18', 300),
    ...shelf('a', false, '2026-11-20', 200),
    ...shelf('old', false, '2026-11-17', 100),
    ...shelf('demo', true, '2026-11-20', 50),
  ]
  const basket = basketOf(groups, newest)
  expect(basket?.invented).toBe(false)
  expect(basket?.totals.map(({ chain }) => chain.slug)).toEqual(['a', 'b'])
})

it('shows invented chains where no two real ones can be compared, and nothing where there is nothing', () => {
  const groups = [
    ...shelf('a', false, '2026-11-20', 200),
    ...shelf('one', true, '2026-11-20', 50),
    ...shelf('two', true, '2026-11-20', 60),
  ]
  expect(basketOf(groups, newest)).toMatchObject({ invented: true, totals: [{ missing: [] }, { missing: [] }] })
  expect(basketOf([], { real: null, invented: null })).toBeNull()
})

it('has of each chain the day of the oldest price in its sum, whatever it reports besides', () => {
  const [first, ...others] = shelf('a', false, '2026-11-20', 200)
  if (!first) throw new Error('no staple')
  const beside = { ...first, group: 85, day: '2026-11-19' }
  const dayOf = (...own: ChainGroup[]) => {
    const basket = basketOf([...own, ...shelf('b', false, '2026-11-20', 300)], newest)
    return basket?.totals.find(({ chain }) => chain.slug === 'a')?.day
  }
  expect(dayOf(first, ...others, beside)).toBe('2026-11-20')
  expect(dayOf({ ...first, day: '2026-11-19' }, ...others)).toBe('2026-11-19')
  expect(dayOf(...others, { ...first, day: '2026-11-19', unitCents: null })).toBe('2026-11-20')
})
