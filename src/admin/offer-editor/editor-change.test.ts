import { expect, it } from 'vitest'
import { keyOf } from './editor-change'

it('names a key by its Latin letter, whatever script is typed with it', () => {
  expect(keyOf({ key: 'т', code: 'KeyT' })).toBe('t')
  expect(keyOf({ key: 'Ш', code: 'KeyT' })).toBe('t')
  expect(keyOf({ key: 'y', code: 'KeyZ' })).toBe('y')
  expect(keyOf({ key: 'Enter', code: 'Enter' })).toBe('Enter')
})
