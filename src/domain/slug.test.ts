import { describe, expect, it } from 'vitest'
import { isSlug } from './slug'

describe('isSlug', () => {
  it.each(['a', 'sedmichna-broshura-47', '2026', 'a'.repeat(80)])('accepts %s', (slug) => {
    expect(isSlug(slug)).toBe(true)
  })

  it.each([
    '',
    '-a',
    'a-',
    'a--b',
    'A',
    'мляко',
    'a b',
    'a/b',
    'a.b',
    'a\n',
    'my-account',
    'accounts',
    'a'.repeat(81),
    null,
    7,
  ])('refuses %s', (slug) => {
    expect(isSlug(slug)).toBe(false)
  })
})
