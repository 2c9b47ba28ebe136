import { expect, it } from 'vitest'
import { documentOf, rowWordsOf } from './words-of'

it('knows a row by its heading, else by what else is written in it', () => {
  expect(rowWordsOf({ heading: 'Тази седмица', label: 'Още', to: '/search' })).toBe('Тази седмица')
  expect(rowWordsOf({ heading: ' ', label: 'Още' })).toBe('Още')
  expect(rowWordsOf({ label: null, to: '/search' })).toBe('/search')
  for (const nothing of [undefined, null, {}, { heading: '' }, { title: { bg: 'x' } }])
    expect(rowWordsOf(nothing)).toBe(null)
})

it('names a variant by its size, and no block by how large it is', () => {
  expect(rowWordsOf({ size: 'M', colour: 'id' })).toBe('M')
  expect(rowWordsOf({ blockType: 'hero', heading: '', size: 'sizeMedium' })).toBe(null)
})

it('knows which document a row leads to', () => {
  const document = { relationTo: 'pages', value: 'id' }
  expect(documentOf({ document })).toEqual(document)
  expect(documentOf({ colour: 'id', images: [] })).toEqual({ relationTo: 'colours', value: 'id' })
  for (const nothing of [undefined, {}, { colour: null }, { document: null }, { document: 'id' }])
    expect(documentOf(nothing)).toBe(null)
})
