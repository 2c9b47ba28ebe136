import { expect, it } from 'vitest'
import { type Place, type StoredItemName, storedItemNames, storedItemOf, storedItemPatterns } from './stored-items'

it('knows every thing by its name, once', () => {
  expect([...storedItemNames].sort()).toEqual(Object.keys(storedItemPatterns).sort())
})

it.each<[Place, string, StoredItemName | 'other']>([
  ['cookie', 'NEXT_LOCALE', 'language'],
  ['cookie', 'broshura-session.1', 'account'],
  ['cookie', 'broshura-session-code-verifier', 'account'],
  ['cookie', 'broshura-sessions', 'other'],
  ['local', 'broshura-lists', 'list'],
  ['local', 'broshura-lists-aside-17', 'list'],
  ['local', 'broshura-list-prices', 'list'],
  ['cache', 'broshura-list-1', 'list'],
  ['local', 'broshura_seen_products', 'seen'],
  ['local', 'themes', 'other'],
  ['session', 'theme', 'other'],
])('%s %s is for %s', (place, name, thing) => {
  expect(storedItemOf({ place, name })).toBe(thing)
})
