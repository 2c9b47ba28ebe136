import { expect, it } from 'vitest'
import { claimsOf } from './claims'

it('reads the texts of all languages from a whole document, and nothing from what is none', () => {
  const product = {
    id: '1',
    slug: 'coat',
    title: { bg: 'Палто', de: 'Mantel' },
    summary: { de: 'Ein nachhaltiger Mantel' },
    badge: null,
  }
  expect(claimsOf(product)).toEqual([{ locale: 'de', field: 'summary', words: ['nachhaltiger'] }])
  expect(claimsOf(null)).toEqual([])
})
