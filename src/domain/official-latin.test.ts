import { expect, it } from 'vitest'
import { officialSlug } from './official-latin'

it.each([
  ['Билла', 'billa'],
  ['Метро България', 'metro-balgaria'],
  ['Mr.Bricolage', 'mr-bricolage'],
  ['ВЕРИГА „ЩЪРКЕЛ“ №2', 'veriga-shtarkel-2'],
  ['Café Jürgen', 'cafe-jurgen'],
  ['!!!', ''],
  ['а'.repeat(200), 'a'.repeat(80)],
])('%s', (name, slug) => {
  expect(officialSlug(name)).toBe(slug)
})
