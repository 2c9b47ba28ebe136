import { expect, it } from 'vitest'
import { type Place, type ThingName, thingNames, thingOf, things } from './things'

it('knows every thing by its name, once', () => {
  expect([...thingNames].sort()).toEqual(Object.keys(things).sort())
})

it.each<[Place, string, ThingName | 'other']>([
  ['cookie', 'NEXT_LOCALE', 'language'],
  ['cookie', 'broshura-session.1', 'account'],
  ['cookie', 'broshura-session-code-verifier', 'account'],
  ['cookie', 'broshura-sessions', 'other'],
  ['local', 'broshura-lists', 'list'],
  ['local', 'broshura-lists-aside-17', 'list'],
  ['local', 'broshura-list-prices', 'list'],
  ['cache', 'broshura-list-1', 'list'],
  ['local', 'themes', 'other'],
  ['session', 'theme', 'other'],
])('%s %s is for %s', (place, name, thing) => {
  expect(thingOf({ place, name })).toBe(thing)
})
