import { expect, it } from 'vitest'
import { officialLatin, officialSlug } from './official-latin'

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

it.each([
  ['Пловдив', 'Plovdiv'],
  ['Велико Търново', 'Veliko Tarnovo'],
  ['София', 'Sofia'],
  ['СОФИЯ', 'SOFIA'],
  ['Щърково', 'Shtarkovo'],
  ['ЩЪРКОВО', 'SHTARKOVO'],
  ['Ямбол, ж.к. Юг', 'Yambol, zh.k. Yug'],
  ['Биляна мес', 'Bilyana mes'],
  ['Milka', 'Milka'],
])('%s is read as %s', (name, latin) => {
  expect(officialLatin(name)).toBe(latin)
})
