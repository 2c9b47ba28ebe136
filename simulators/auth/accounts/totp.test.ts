import { expect, it } from 'vitest'
import { isTotp, newSecret } from './totp'

// The examples of RFC 6238, appendix B, shortened to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('knows the code of second %i', (second, code) => {
  expect(isTotp(code, secret, second * 1000)).toBe(true)
  expect(isTotp(code, secret, (second + 30) * 1000)).toBe(true)
  expect(isTotp(code, secret, (second + 60) * 1000)).toBe(false)
})

it('makes secrets of 160 bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
})
