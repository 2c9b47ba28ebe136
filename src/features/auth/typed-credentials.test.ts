import { describe, expect, it } from 'vitest'
import {
  contactText,
  identifierProblem,
  leakedPasswords,
  parseIdentifier,
  passwordProblem,
  sentPassword,
} from './typed-credentials'

describe('contactOf', () => {
  it.each([
    [{ email: ' Ana@Mail.example ' }, { contact: { email: 'ana@mail.example' } }],
    [{ email: '+359 88 123-4567' }, { contact: { phone: '359881234567' } }],
    [{ phone: '359881234567' }, { contact: { phone: '359881234567' } }],
    [{ email: '0888 123 456' }, { contact: { phone: '359888123456' } }],
    [{ email: '', phone: '' }, undefined],
    [{}, undefined],
    [null, undefined],
    [{ email: 7 }, undefined],
    [{ email: 'ana' }, {}],
    [{ email: 'ana@' }, {}],
    [{ email: '12' }, {}],
  ])('reads %j', (fields, contact) => {
    expect(parseIdentifier(fields)).toEqual(contact)
  })
})

it.each([...'\u061c\u200b\u200e\u200f\u202a\u202c\u2060\u2066\u2068\u2069\ufeff'])(
  'reads an address as it is seen, with %j copied along',
  (unseen) => {
    const contact = { email: 'ana@mail.example' }
    expect(parseIdentifier({ email: `${unseen}ana@mail.example ${unseen}` })).toEqual({ contact })
  },
)

it('calls a number without its country a number, and not an address', () => {
  expect(identifierProblem({ email: '0171 2345678' })).toEqual({ code: 'phone', field: 'email' })
  expect(identifierProblem({ email: 'ana@' })).toEqual({ code: 'email', field: 'email' })
})

it('shows a number as it is dialled', () => {
  expect(contactText({ phone: '359888123456' })).toBe('+359 88 812 3456')
})

it('refuses every leaked password that is long enough, and what is made of one', () => {
  const long = [...leakedPasswords()].filter((word) => word.length >= 12)
  expect(long.length).toBeGreaterThan(250)
  expect(long.filter((word) => passwordProblem(word, [])?.code !== 'password-common')).toEqual([])
  for (const made of ['ghbdtnghbdtn', 'Ghbdtn.2024!', '2024-Scooby-Doo', 'SuperNatural!']) {
    expect([made, passwordProblem(made, [])?.code]).toEqual([made, 'password-common'])
  }
})

it.each(['zelen krokodil', 'седем зелени трамвая', 'correct-horse-in-the-tram', '9f3c61a07be2d845c1'])(
  'accepts "%s"',
  (password) => expect(passwordProblem(password, [])).toBeUndefined(),
)

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
