import { expect, it } from 'vitest'
import { isWholeIn } from './mended-text'
import { readingText } from './reading-text'

it('keeps the pieces of a page apart and joins the lines of one sentence', () => {
  const text =
    'Голямата седмица\nПрясно мляко\n3,6 % мазнини\n2,49 €\nВажи във всички\nмагазини, до изчерпва-\nне на количествата. Вижте още!\nКрем-\nкарамел'
  expect(readingText(text, isWholeIn(['До изчерпване']))).toEqual([
    ['Голямата седмица'],
    ['Прясно мляко'],
    ['3,6 % мазнини'],
    ['2,49 €'],
    ['Важи във всички магазини, до изчерпване на количествата.', 'Вижте още!'],
    ['Крем-карамел'],
  ])
})

it('says a price whose cents are printed smaller, or whose currency stands apart, as one', () => {
  expect(readingText('Банани\n1 39\n€\n4 79 €\n12\nлв.\nразмер 38 40\n-24%').flat()).toEqual([
    ...['Банани', '1,39 €', '4,79 €', '12 лв.', 'размер 38 40', '-24%'],
  ])
})

it('has nothing for a page without text', () => {
  expect(readingText(' \n\n')).toEqual([])
})
