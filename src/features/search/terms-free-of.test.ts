import { expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { termsOf } from './terms'

it.each(['безалкохолна бира', 'безалкохолно бяло вино', 'безалкохолно пиво'])(
  'what %s is without is a condition, so that a beer called „без алкохол“ is met too',
  (query) => {
    const [first, ...others] = termsOf(query, 'bg')
    expect(first).toMatchObject({ isFreeOf: true, words: normalise('алкохол') })
    expect(others).toEqual([expect.objectContaining({ isName: true, isFreeOf: false })])
  },
)

it.each(['безалкохолно', 'безалкохолни напитки'])('%s is the name of soft drinks', (query) => {
  expect(termsOf(query, 'bg')[0]).toMatchObject({ isFreeOf: false, isName: true })
})
