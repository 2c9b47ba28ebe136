import { expect, it } from 'vitest'
import { documentOf, wordsOf } from './words-of'

it('knows a row by its heading, else by what else is written in it', () => {
  expect(wordsOf({ heading: 'Тази седмица', label: 'Още', to: '/search' })).toBe('Тази седмица')
  expect(wordsOf({ heading: ' ', label: 'Още' })).toBe('Още')
  expect(wordsOf({ label: null, to: '/search' })).toBe('/search')
  for (const nothing of [undefined, null, {}, { heading: '' }, { title: { bg: 'x' } }])
    expect(wordsOf(nothing)).toBe(null)
})

it('names a variant by its size, and no block by how large it is', () => {
  expect(wordsOf({ size: 'M', colour: 'id' })).toBe('M')
  expect(wordsOf({ blockType: 'hero', heading: '', size: 'sizeMedium' })).toBe(null)
})

it('knows which document a row leads to', () => {
  const document = { relationTo: 'pages', value: 'id' }
  expect(documentOf({ document })).toEqual(document)
  expect(documentOf({ colour: 'id', images: [] })).toEqual({ relationTo: 'colours', value: 'id' })
  for (const nothing of [undefined, {}, { colour: null }, { document: null }, { document: 'id' }])
    expect(documentOf(nothing)).toBe(null)
})
