import { expect, it } from 'vitest'
import { rowIdIn, textAt, textKey } from './text-key'

const document = {
  title: { bg: 'Заглавие', de: null },
  blocks: [{ id: 'b1' }, { id: 'b2', items: [{ id: 'i1', name: { de: 'Zwei' } }, {}] }],
}

it('names a text by the ids of its rows, and finds it by that name', () => {
  const keyOf = (path: string) => textKey(path.split('.'), (row) => rowIdIn(document, row))
  expect(keyOf('blocks.1.items.0.name')).toBe('blocks:b2:items:i1:name')
  expect(keyOf('blocks.1._index-0.heading')).toBe('blocks:b2:heading')
  expect(keyOf('title')).toBe('title')
  expect(keyOf('blocks.1.items.1.name')).toBeNull()
  expect(keyOf('blocks.7.name')).toBeNull()
  expect(textAt(document, 'blocks:b2:items:i1:name')).toEqual({ de: 'Zwei' })
  expect(textAt(document, 'title')).toEqual({ bg: 'Заглавие', de: null })
  expect(textAt(document, 'blocks:none:name')).toBeUndefined()
})
