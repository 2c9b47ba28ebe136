import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampTimestamps,
  dropTombstones,
  itemsOn,
  joinSameNotes,
  latestMoment,
  mergeLists,
  nextMoment,
  type ShoppingList,
} from './shopping-list'

const moment = fc.integer({ min: 0, max: 6 })
const register = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, moment)
const price = fc.record({
  shop: fc.constantFrom('a', 'b'),
  shopName: fc.constant('Shop'),
  cents: fc.integer({ min: 1, max: 3 }),
  source: fc.constantFrom('brochure' as const, 'prices' as const),
  day: fc.constant('2026-11-20'),
  until: fc.option(fc.constant('2026-11-22')),
  loyaltyOnly: fc.boolean(),
  path: fc.constant('/'),
})
const item = fc.record({
  id: fc.constantFrom('note:1', 'note:2', 'offer:3', 'product:4'),
  added: moment,
  text: register(fc.record({ title: fc.constantFrom('мляко', 'хляб'), details: fc.constant('') })),
  quantity: register(fc.integer({ min: 1, max: 3 })),
  done: register(fc.boolean()),
  removed: register(fc.boolean()),
  price: register(fc.option(price)),
})
const empty: ShoppingList = { id: 'main', name: ['', 0], removed: [false, 0], items: [] }
const list = fc
  .record({
    id: fc.constant('main'),
    name: register(fc.constantFrom('', 'Събота')),
    removed: register(fc.boolean()),
    shops: fc.option(register(fc.subarray(['alfa', 'beta'])), { nil: undefined }),
    items: fc.uniqueArray(item, { selector: ({ id }) => id }),
  })
  .map((one) => mergeLists(empty, one))

describe('merging lists', () => {
  it('does not depend on order or repetition', () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        expect(mergeLists(a, b)).toEqual(mergeLists(b, a))
        expect(mergeLists(mergeLists(a, b), c)).toEqual(mergeLists(a, mergeLists(b, c)))
        expect(mergeLists(a, a)).toEqual(a)
        expect(mergeLists(mergeLists(a, b), b)).toEqual(mergeLists(a, b))
      }),
    )
  })

  it('loses nothing and doubles nothing', () => {
    fc.assert(
      fc.property(list, list, (a, b) => {
        const ids = mergeLists(a, b).items.map(({ id }) => id)
        expect([...ids].sort()).toEqual([...new Set([...a.items, ...b.items].map(({ id }) => id))].sort())
      }),
    )
  })

  it('keeps a change made after the other copy was seen, whatever the clocks say', () => {
    fc.assert(
      fc.property(list, list, moment, (a, b, now) => {
        const seen = mergeLists(a, b)
        const changed: ShoppingList = { ...seen, name: ['Новото име', nextMoment(seen, now)] }
        expect(mergeLists(a, mergeLists(changed, b)).name[0]).toBe('Новото име')
      }),
    )
  })

  it('keeps what two devices changed of the same thing at once', () => {
    const thing = {
      id: 'note:1',
      added: 1,
      text: [{ title: 'мляко', details: '' }, 1],
      quantity: [1, 1],
      done: [false, 1],
      removed: [false, 1],
      price: [null, 1],
    } as const
    const before = { ...empty, items: [thing] }
    const merged = mergeLists(
      { ...before, items: [{ ...thing, quantity: [3, 5] }] },
      { ...before, items: [{ ...thing, done: [true, 4] }] },
    )
    expect(merged.items[0]).toMatchObject({ quantity: [3, 5], done: [true, 4] })
  })
})

it('the shops that were chosen last are those of the list, whichever copy has them', () => {
  const chose = (shops: string[], at: number): ShoppingList => ({ ...empty, shops: [shops, at] })
  for (const others of [empty, chose(['alfa', 'beta'], 2)]) {
    expect(mergeLists(others, chose(['alfa'], 3)).shops).toEqual([['alfa'], 3])
    expect(mergeLists(chose(['alfa'], 3), others).shops).toEqual([['alfa'], 3])
  }
  expect(nextMoment(chose(['alfa'], 3), 1)).toBe(4)
  expect(clampTimestamps(chose(['alfa'], 9), 5).shops).toEqual([['alfa'], 5])
})

describe('the same note of two devices', () => {
  const most = 5
  const joined = (one: ShoppingList, other: ShoppingList) => joinSameNotes(mergeLists(one, other), most)
  const wanted = (all: ShoppingList) =>
    itemsOn(all)
      .filter(({ id }) => id.startsWith('note:'))
      .map(({ text, quantity, done }) => `${text[0].title} ${quantity[0]}${done[0] ? ' done' : ''}`)

  it('stands on the list once, in whatever order they hear of each other', () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        expect(joined(a, b)).toEqual(joined(b, a))
        expect(joined(joined(a, b), b)).toEqual(joined(a, b))
        const titles = wanted(joined(joined(a, b), c)).map((each) => each.split(' ')[0])
        expect(new Set(titles).size).toBe(titles.length)
      }),
    )
  })

  const note = (id: string, at: number, changes: Partial<ShoppingList['items'][number]> = {}) => ({
    ...{ id, added: at, text: [{ title: 'Мляко', details: '' }, at] as const, quantity: [2, at] as const },
    ...{ done: [false, at] as const, removed: [false, at] as const, price: [null, at] as const },
    ...changes,
  })
  const both = (one = {}, other = {}) =>
    joined(
      { ...empty, items: [note('note:1', 1, one)] },
      { ...empty, items: [note('note:2', 2, { text: [{ title: ' мляко', details: '' }, 2], ...other })] },
    )

  it('is wanted as often as both say, and no more than fit', () => {
    expect(wanted(both())).toEqual(['Мляко 4'])
    expect(wanted(both({ quantity: [4, 1] }))).toEqual(['Мляко 5'])
  })

  it('is wanted as often as it is not ticked off, and ticked off where both are', () => {
    expect(wanted(both({ done: [true, 9] }, { quantity: [1, 2] }))).toEqual(['Мляко 1'])
    expect(wanted(both({ done: [true, 9] }, { done: [true, 9] }))).toEqual(['Мляко 4 done'])
  })

  it('is not doubled again by a device that has not heard of it', () => {
    const before = mergeLists({ ...empty, items: [note('note:1', 1)] }, { ...empty, items: [note('note:2', 2)] })
    expect(wanted(joined(both(), before))).toEqual(['Мляко 4'])
  })
})

describe('a clock that is wrong', () => {
  it('does not win for longer than the limit, and changes nothing else', () => {
    fc.assert(
      fc.property(list, moment, (one, limit) => {
        const clamped = clampTimestamps(one, limit)
        expect(latestMoment(clamped)).toBeLessThanOrEqual(limit)
        expect(itemsOn(clamped).length).toBe(itemsOn(one).length)
        expect(clampTimestamps(clamped, limit)).toEqual(clamped)
      }),
    )
  })
})

describe('dropping tombstones', () => {
  it('forgets only what was removed, the oldest first, and beyond three hundred', () => {
    const items = Array.from({ length: 310 }, (_, index) => ({
      id: `note:${String(index).padStart(3, '0')}`,
      added: index,
      text: [{ title: 'мляко', details: '' }, index] as const,
      quantity: [1, index] as const,
      done: [false, index] as const,
      removed: [index >= 5, index] as const,
      price: [null, index] as const,
    }))
    const left = dropTombstones({ ...empty, items })
    expect(left.items).toHaveLength(305)
    expect(itemsOn(left)).toHaveLength(5)
    expect(left.items.map(({ id }) => id)).not.toContain('note:005')
    expect(left.items.map(({ id }) => id)).toContain('note:309')
  })
})
