import { TOTP, URI } from 'otpauth'
import { expect, it } from 'vitest'
import { addressForApp, newRecoveryCodes, newSecret, recoveryHash, stepOf } from './factor-store'

it('are ten different ones, of 24 letters out of 30', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-tv-z2-9]{4}(?:-[a-hjkmnp-tv-z2-9]{4}){5}$/)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBeLessThanOrEqual(30)
})

it('are understood as people type them, and no code of an app is one', () => {
  const [code = ''] = newRecoveryCodes()
  expect(recoveryHash(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(recoveryHash(code))
  expect(recoveryHash(`\u2068${code.replaceAll('-', '\u2011')}\u2069\u200b`)).toBe(recoveryHash(code))
  expect(recoveryHash('abcd-efgh-jkmn-pqrs')).not.toBeNull()
  expect(recoveryHash('iuiu-iuiu-iuiu-iuiu-iuiu-iuiu')).not.toBeNull()
  expect(recoveryHash('123456')).toBeNull()
  expect(recoveryHash(code.slice(1))).toBeNull()
})

it('takes an app’s code with spaces, and with unseen signs of the place that it was copied from', () => {
  const secret = newSecret()
  const app = URI.parse(addressForApp('ana@mail.example', secret))
  const code = app instanceof TOTP ? app.generate({ timestamp: 0 }) : ''
  for (const typed of [code, `${code.slice(0, 3)} ${code.slice(3)}`, `\u200e${code}\u200b`]) {
    expect(stepOf(secret, typed, 0)).toBe(0)
  }
})
