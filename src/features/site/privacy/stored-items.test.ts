import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { personalNewsKey, themeKey } from '@/domain/head-scripts'
import {
  places,
  type StoragePlace,
  type StoredItemName,
  storedItemNames,
  storedItemOf,
  storedNames,
} from './stored-items'

it('knows every thing by its name, once', () => {
  expect([...storedItemNames].sort()).toEqual(Object.keys(storedNames).sort())
})

it.each<[StoragePlace, string, StoredItemName | 'other']>([
  ['cookie', 'NEXT_LOCALE', 'language'],
  ['cookie', 'broshura-session.1', 'account'],
  ['cookie', 'broshura-session-code-verifier', 'account'],
  ['cookie', 'broshura-proof', 'account'],
  ['cookie', 'broshura-sessions', 'other'],
  ['local', 'broshura-lists', 'list'],
  ['local', 'broshura-lists-aside-17', 'list'],
  ['local', 'broshura-list-prices', 'list'],
  ['cache', 'broshura-list-1', 'list'],
  ['local', 'broshura-kept', 'kept'],
  ['cache', 'broshura-kept-pages-1', 'kept'],
  ['cache', 'broshura-offline-1', 'offline'],
  ['local', personalNewsKey, 'follows'],
  ['local', themeKey, 'theme'],
  ['local', 'broshura_seen_products', 'seen'],
  ['local', 'themes', 'other'],
  ['session', 'theme', 'other'],
])('%s %s is for %s', (place, name, thing) => {
  expect(storedItemOf({ place, name })).toBe(thing)
})

/** Strings in the code that begin like an entry's name but are none. */
const elsewhere = /^broshura(?:_(?:cache|proof)|-(?:dashboard|edit|create|cache|prices-|archive-|files-))/

it('knows every name in the code that begins like one of ours', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'public/*.js']).filter((file) => !/\.test\.|privacy|metrics/.test(file))
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(broshura[-_][a-z0-9_-]+)'/g)].map(([, name = '']) => name),
  )
  const isKnown = (name: string) => places.some((place) => storedItemOf({ place, name }) !== 'other')
  expect(names).toEqual(expect.arrayContaining(['broshura-cart', 'broshura-offline-1']))
  // Some strings are only the beginning of a name.
  const unknown = names.filter((name) => !isKnown(name) && !isKnown(`${name}1`) && !isKnown(`${name}-1`))
  expect(unknown.filter((name) => !elsewhere.test(name))).toEqual([])
})
