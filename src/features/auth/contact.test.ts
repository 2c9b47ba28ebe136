import { describe, expect, it } from 'vitest'
import { contactOf } from './contact'

describe('contactOf', () => {
  it.each([
    [{ email: ' Ana@Mail.example ' }, { contact: { email: 'ana@mail.example' } }],
    [{ email: '+359 88 123-4567' }, { contact: { phone: '359881234567' } }],
    [{ phone: '359881234567' }, { contact: { phone: '359881234567' } }],
    [{ email: '', phone: '' }, undefined],
    [{}, undefined],
    [null, undefined],
    [{ email: 7 }, undefined],
    [{ email: 'ana' }, {}],
    [{ email: 'ana@' }, {}],
    [{ email: '12' }, {}],
  ])('reads %j', (fields, contact) => {
    expect(contactOf(fields)).toEqual(contact)
  })
})
