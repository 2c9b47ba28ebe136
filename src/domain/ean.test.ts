import { expect, it } from 'vitest'
import { isEan } from './ean'

it.each(['4006381333931', '96385074', '3800123456787'])('accepts %s', (text) => {
  expect(isEan(text)).toBe(true)
})

it.each(['4006381333932', '400638133393', '96385075', '', '40063813339 1', '4006381333931 '])('refuses %j', (text) => {
  expect(isEan(text)).toBe(false)
})
