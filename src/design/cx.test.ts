import { expect, it } from 'vitest'
import { fill } from '@/design/cx'

it('fills every place and leaves unknown ones visible', () => {
  expect(fill('Страница {page} от {count}, {page}', { page: 5, count: 12 })).toBe('Страница 5 от 12, 5')
  expect(fill('{other}', {})).toBe('{other}')
})
