import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path'

const otherwise = '/account-dashboard'

describe('nextPath', () => {
  it.each(['/', '/account-orders', '/de/account-order-details?order=7#lines', '/c/toys?sort=new'])(
    'keeps %s',
    (path) => {
      expect(nextPath(path, otherwise)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'account-orders',
    '',
    undefined,
    ['/account-orders'],
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (path) => {
    expect(nextPath(path, otherwise)).toBe(otherwise)
  })

  it('never leaves the site, whatever is asked for', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '\t', 'evil.example', 'http'),
    )
    fc.assert(
      fc.property(parts, (pieces) => {
        const path = nextPath(pieces.join(''), otherwise)
        expect(new URL(path, 'https://broshura.example').origin).toBe('https://broshura.example')
      }),
    )
  })
})

it.each([
  [2000, true],
  [2001, false],
])('takes a path of %i characters: %s', (length, isTaken) => {
  const path = `/${'a'.repeat(length - 1)}`
  expect(nextPath(path, otherwise)).toBe(isTaken ? path : otherwise)
})
