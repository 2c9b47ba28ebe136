import { expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { termsOf } from './terms'

it.each([
  ['масло подсолнечное', 'подсолнечное масло', 'ru'],
  ['капуста цветная', 'цветная капуста', 'ru'],
  ['машина стиральная', 'стиральная машина', 'bg'],
])('%s is %s, said with the thing first', (query, name, language) => {
  expect(termsOf(query, language)).toEqual([
    expect.objectContaining({ typed: query, words: normalise(name), isName: true, isForeign: true }),
  ])
})

it.each(['мляко прясно', 'масло краве'])('the Bulgarian words %s stay apart', (query) => {
  expect(termsOf(query, 'bg').map(({ typed }) => typed)).toEqual(query.split(' '))
})
