import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropTombstones, itemsOn, type ShoppingList } from '@/domain/shopping-list'
import { storedSchema } from '@/lib/lists/list-schema'
import { newList, withChange, withItem, withRemoved } from '../changes'
import {
  currentEntry,
  emptyStored,
  idsOn,
  mergeIntoAccount,
  mergeStored,
  ownEntry,
  shownEntries,
  withAnswer,
  withList,
} from './stored-lists'

const thing = (id: string) => ({ id, title: id, details: '', price: null })
const listWith = (...ids: string[]): ShoppingList =>
  ids.reduce((list, id, index) => withItem(list, thing(id), index + 1), newList('main', '', 0))
const stored = (...ids: string[]) => withList(emptyStored(), 'main', listWith(...ids))
const ids = (list: ShoppingList | undefined) => (list ? itemsOn(list).map(({ id }) => id) : [])
const account = (list: ShoppingList) => [{ ...ownEntry(list, false), revision: 3 }]
const removedOften = (count: number): ShoppingList => ({
  ...newList('main', '', 0),
  items: Array.from({ length: count }, (_, at) => ({
    id: `note:${at}`,
    added: at,
    text: [{ title: `${at}`, details: '' }, at] as const,
    quantity: [1, at] as const,
    done: [false, at] as const,
    removed: [true, at] as const,
    price: [null, at] as const,
  })),
})

describe('what is in the browser', () => {
  it('is understood again', () => {
    expect(storedSchema.parse(JSON.parse(JSON.stringify(stored('note:a'))))).toEqual(stored('note:a'))
  })

  it('is to be sent where it differs from what the server has', () => {
    const sent = withAnswer(ownEntry(listWith('note:a'), true), listWith('note:a'), 4)
    expect(sent).toMatchObject({ dirty: false, revision: 4 })
    const late = withAnswer(ownEntry(listWith('note:a', 'note:b'), true), listWith('note:a'), 4)
    expect(late.dirty).toBe(true)
  })

  it('forgets what was removed long ago, as the server does: else the list were full, and sent for ever', () => {
    const next = withList(emptyStored(), 'main', withItem(removedOften(1000), thing('note:new'), 5000))
    expect(storedSchema.parse(next).entries[0]?.list.items).toHaveLength(301)
    expect(ids(next.entries[0]?.list)).toEqual(['note:new'])
    const answer = dropTombstones(removedOften(301))
    expect(withAnswer(ownEntry(removedOften(301), true), answer, 2).dirty).toBe(false)
  })

  it('shows the lists by their names, whatever their keys', () => {
    const others = [newList('a', 'Рожден ден', 5), newList('b', 'Вила', 6)].map((list) => ownEntry(list, true))
    const three = { ...stored('note:a'), entries: [...others, ...stored('note:a').entries] }
    expect(shownEntries(three).map(({ list }) => list.name[0])).toEqual(['', 'Вила', 'Рожден ден'])
  })

  it('shows a list that is there when the current one is gone', () => {
    const party = { ...newList('party', 'Парти', 5) }
    const two = { ...stored('note:a'), entries: [...stored('note:a').entries, ownEntry(party, true)] }
    const gone = withList(two, 'main', withRemoved(listWith('note:a'), true, 9))
    expect(currentEntry(gone)?.key).toBe('party')
    expect(idsOn(two)).toEqual(new Set(['note:a']))
  })
})

describe('two tabs', () => {
  it('keep what both have written, in whatever order they hear of each other', () => {
    const choice = fc.subarray(['note:a', 'note:b', 'offer:c'])
    fc.assert(
      fc.property(choice, choice, (one, other) => {
        const [a, b] = [stored(...one), stored(...other)]
        const merged = [mergeStored(a, b), mergeStored(b, a)]
        for (const both of merged) {
          expect(new Set(ids(both.entries[0]?.list))).toEqual(new Set([...one, ...other]))
          expect(both.entries[0]?.dirty).toBe(one.length + other.length > 0)
        }
        expect(merged[0]?.entries).toEqual(merged[1]?.entries)
      }),
    )
  })

  it('come to the same, so that neither writes for ever', () => {
    const [one, other] = [ownEntry(newList('one', 'Едно', 1), true), ownEntry(newList('two', 'Две', 1), true)]
    const [a, b] = [
      { ...emptyStored(), entries: [one, other] },
      { ...emptyStored(), entries: [other, one] },
    ]
    const both = mergeStored(a, b)
    expect(JSON.stringify(mergeStored(b, both))).toBe(JSON.stringify(both))
    expect(JSON.stringify(mergeStored(a, both))).toBe(JSON.stringify(both))
  })

  it('do not bring back what a sign-out has taken away', () => {
    const signedIn = { ...stored('note:secret'), owner: 'me', epoch: 5 }
    expect(mergeStored(signedIn, emptyStored(6))).toEqual(emptyStored(6))
    expect(mergeStored(emptyStored(6), signedIn)).toEqual(emptyStored(6))
  })
})

describe('signing in', () => {
  const adopt = (browser = stored('note:here'), known = account(listWith('note:there'))) =>
    mergeIntoAccount(browser, { owner: 'me', entries: known, epoch: 9 }, () => 'fresh')

  it('joins the list of the browser with that of the account', () => {
    const joined = adopt()
    expect(joined).toMatchObject({ owner: 'me', epoch: 9, current: 'main' })
    expect(new Set(ids(joined.entries[0]?.list))).toEqual(new Set(['note:here', 'note:there']))
    expect(joined.entries[0]).toMatchObject({ dirty: true, revision: 3 })
  })

  it('keeps what was written here apart from a list that the account has removed', () => {
    const joined = adopt(stored('note:here'), account(withRemoved(listWith('note:there'), true, 50)))
    expect(joined.current).toBe('fresh')
    expect(ids(currentEntry(joined)?.list)).toEqual(['note:here'])
  })

  it('brings no empty list along, and an account without any gets its first', () => {
    expect(adopt(emptyStored(), []).entries).toEqual(emptyStored().entries)
    expect(adopt(emptyStored()).entries).toHaveLength(1)
    expect(adopt(emptyStored()).entries[0]?.dirty).toBe(false)
  })

  it('doubles nothing when it is done twice', () => {
    const once = adopt()
    const sent = account(once.entries[0]?.list ?? listWith())
    expect(ids(adopt(stored('note:here'), sent).entries[0]?.list)).toEqual(ids(once.entries[0]?.list))
  })
})

describe('changing a list', () => {
  it('brings something back as new that was removed, and leaves a quantity alone that was set', () => {
    const three = withChange(listWith('offer:a'), 'offer:a', { quantity: 3, done: true }, 10)
    expect(withItem(three, thing('offer:a'), 11).items[0]).toMatchObject({ quantity: [3, 10], done: [false, 11] })
    const back = withItem(withChange(three, 'offer:a', { removed: true }, 12), thing('offer:a'), 13)
    expect(back.items).toHaveLength(1)
    expect(back.items[0]).toMatchObject({ quantity: [1, 13], removed: [false, 13] })
  })
})
