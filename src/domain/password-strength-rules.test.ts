import { describe, expect, it } from 'vitest'
import { passwordLength } from './password-strength'

describe('passwordLength', () => {
  it.each([
    ['', 'short'],
    ['eleven char', 'short'],
    ['twelve chars', 'right'],
    ['🦊'.repeat(6), 'short'],
    ['🦊'.repeat(12), 'right'],
    ['тайна, тайна', 'right'],
    ['a'.repeat(128), 'right'],
    ['a'.repeat(129), 'long'],
    ['я'.repeat(128), 'right'],
    ['🦊'.repeat(128), 'right'],
    ['я'.repeat(129), 'long'],
  ])('of %s is %s', (password, length) => {
    expect(passwordLength(password)).toBe(length)
  })
})
