import { describe, expect, it } from 'vitest'
import { sentPassword } from './passwords'

describe('sentPassword', () => {
  it.each(['twelve chars', 'a'.repeat(72), 'я'.repeat(36)])('leaves %s as it is', (password) => {
    expect(sentPassword(password)).toBe(password)
  })

  it.each(['a'.repeat(73), 'я'.repeat(37), '🦊'.repeat(128)])('hashes %s, which is too long for bcrypt', (password) => {
    expect(sentPassword(password)).toMatch(/^[\w+/]{43}=$/)
  })

  it('tells passwords apart that differ after the 72nd byte only', () => {
    const long = 'я'.repeat(60)
    expect(sentPassword(`${long}1`)).not.toBe(sentPassword(`${long}2`))
  })

  it('never changes, because nobody could sign in with a long password any more', () => {
    expect(sentPassword('я'.repeat(40))).toBe('Z9VBQO42mJHsPDSKkaOOmxMJ+9FAnf4qTXko/855D28=')
  })
})
