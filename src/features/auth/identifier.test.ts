import { describe, expect, it } from 'vitest'
import { contactText, identifierProblem, parseIdentifier } from './identifier'

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

it('calls a number without its country a number, and not an address', () => {
  expect(identifierProblem({ email: '0171 2345678' })).toEqual({ code: 'phone', field: 'email' })
  expect(identifierProblem({ email: 'ana@' })).toEqual({ code: 'email', field: 'email' })
})

it('shows a number as it is dialled', () => {
  expect(contactText({ phone: '359888123456' })).toBe('+359 88 812 3456')
})
