import { expect, it } from 'vitest'
import { typedCode } from './codes'

it.each([
  '123456',
  ' 123 456 ',
  '123-456',
  '123\u2011456',
  '123456\u200b',
  '\u200e123456',
  '\u2068123456\u2069',
  '１２３４５６',
])('reads %j as the six digits that a person sees', (typed) => expect(typedCode(/^\d{6}$/).parse(typed)).toBe('123456'))

it.each(['12345', '1234567', '12345a', ''])('refuses %j', (typed) => {
  expect(typedCode(/^\d{6}$/).safeParse(typed).success).toBe(false)
})
