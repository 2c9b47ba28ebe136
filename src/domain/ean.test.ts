import { expect, it } from 'vitest'
import { isEan, productCode } from './ean'

it.each(['4006381333931', '96385074', '3800123456787'])('accepts %s', (text) => {
  expect(isEan(text)).toBe(true)
})

it.each(['4006381333932', '400638133393', '96385075', '', '40063813339 1', '4006381333931 '])('refuses %j', (text) => {
  expect(isEan(text)).toBe(false)
})

it('knows the codes of products from those of scales, of other lengths and with a wrong digit', () => {
  expect(productCode('3800123456787')).toBe('3800123456787')
  expect(['2001234567893', '96385074', '3800123456788', 'x3800123456787', ' 3800123456787'].map(productCode)).toEqual(
    Array(5).fill(null),
  )
})
