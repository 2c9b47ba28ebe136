import { expect, it } from 'vitest'
import { readingText } from './reading-text'

it('keeps the pieces of a page apart and joins the lines of one sentence', () => {
  const text =
    'Голямата седмица\nПрясно мляко\n3,6 % мазнини\n2,49 €\nВажи във всички\nмагазини, до изчерпва-\nне на количествата. Вижте още!'
  expect(readingText(text)).toEqual([
    ['Голямата седмица'],
    ['Прясно мляко'],
    ['3,6 % мазнини'],
    ['2,49 €'],
    ['Важи във всички магазини, до изчерпване на количествата.', 'Вижте още!'],
  ])
})

it('has nothing for a page without text', () => {
  expect(readingText(' \n\n')).toEqual([])
})
