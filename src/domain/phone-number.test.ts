import { describe, expect, it } from 'vitest'
import { looksLikePhone, phoneNumber, phoneText } from './phone-number'

describe('phoneNumber', () => {
  it.each([
    ['0888123456', '359888123456'],
    ['0888 123 456', '359888123456'],
    ['088/812-34-56', '359888123456'],
    ['0988123456', '359988123456'],
    ['888123456', '359888123456'],
    ['+359 88 812 3456', '359888123456'],
    ['00359888123456', '359888123456'],
    ['359888123456', '359888123456'],
    ['+49 (171) 234-5678', '491712345678'],
  ])('reads %s as %s', (typed, number) => {
    expect(phoneNumber(typed)).toBe(number)
  })

  it.each(['', '0171 2345678', '02 981 0000', '12345', '+0888123456', 'maria@mail.example', '0888123456789012'])(
    'takes %j for no number that gets messages',
    (typed) => {
      expect(phoneNumber(typed)).toBeNull()
    },
  )
})

it('tells a number that is not complete from an address that is not', () => {
  expect(['0171 2345678', '+359', 'maria', 'maria@mail', '12 34'].map(looksLikePhone)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})

it('is shown with its country code, grouped as at home', () => {
  expect([phoneText('359888123456'), phoneText('+491712345678')]).toEqual(['+359 88 812 3456', '+491712345678'])
})
