import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

it.each([
  ['', 'short'],
  ['kratka1', 'short'],
  ['passwordpassword', 'common'],
  ['ivanka.petrova', 'common'],
  ['zelen-krokodil', 'fair'],
  ['zelen krokodil 7', 'good'],
  ['zelen krokodil na pokriva', 'strong'],
  ['зелен крокодил на покрива', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password, ['ivanka@mail.example', 'Ivanka Petrova'])).toBe(strength)
})
