import { describe, expect, it } from 'vitest'
import { passwordLength } from './password'

describe('passwordLength', () => {
  it.each([
    ['', 'short'],
    ['ninechars', 'short'],
    ['ten chars.', 'right'],
    ['🦊🦊🦊🦊🦊', 'short'],
    ['тайна-тайна', 'right'],
    ['a'.repeat(72), 'right'],
    ['a'.repeat(73), 'long'],
    ['я'.repeat(36), 'right'],
    ['я'.repeat(37), 'long'],
  ])('of %s is %s', (password, length) => {
    expect(passwordLength(password)).toBe(length)
  })
})
