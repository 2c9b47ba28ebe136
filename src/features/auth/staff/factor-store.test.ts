import { expect, it } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './factor-store'

it('are ten different ones, of 24 letters out of 30', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-tv-z2-9]{4}(?:-[a-hjkmnp-tv-z2-9]{4}){5}$/)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBeLessThanOrEqual(30)
})

it('are understood as people type them, and no code of an app is one', () => {
  const [code = ''] = newRecoveryCodes()
  expect(recoveryHash(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(recoveryHash(code))
  expect(recoveryHash('abcd-efgh-jkmn-pqrs')).not.toBeNull()
  expect(recoveryHash('iuiu-iuiu-iuiu-iuiu-iuiu-iuiu')).not.toBeNull()
  expect(recoveryHash('123456')).toBeNull()
  expect(recoveryHash(code.slice(1))).toBeNull()
})
