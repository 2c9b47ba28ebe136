import { expect, it } from 'vitest'
import { comparedIn, comparePath } from './compared'

it.each([
  [null, []],
  ['', []],
  ['coat.jacket', ['coat', 'jacket']],
  ['coat.coat..jacket', ['coat', 'jacket']],
  ['a.b.c.d.e.f', ['a', 'b', 'c', 'd', 'e']],
  ['Coat.<b>.../../x.wool-coat', ['wool-coat']],
])('reads %s', (text, slugs) => {
  expect(comparedIn(text)).toEqual(slugs)
})

it('writes what it reads', () => {
  const path = comparePath(['coat', 'jacket'], { size: '30/32', only: true })
  expect(path).toBe('/shop-compare?p=coat.jacket&size=30%2F32&only=on')
  expect(comparedIn(new URL(path, 'http://x').searchParams.get('p'))).toEqual(['coat', 'jacket'])
  expect(comparePath([])).toBe('/shop-compare')
})
