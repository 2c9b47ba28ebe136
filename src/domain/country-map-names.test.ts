import { describe, expect, it } from 'vitest'
import { isCountryCode } from './country-map'

describe('isCountryCode', () => {
  it.each(['BG', 'DE', 'GB', 'GR', 'RS', 'ZW'])('accepts %s', (code) => expect(isCountryCode(code)).toBe(true))

  it.each(['bg', 'BGR', 'EL', 'UK', 'XX', '', ' BG', 'BG DE', null, 7])('refuses %s', (code) =>
    expect(isCountryCode(code)).toBe(false),
  )

  it('knows as many as the standard lists, each with a name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const known = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode)
    expect(known).toHaveLength(249)
    expect(known.filter((code) => !names.of(code))).toEqual([])
  })
})
