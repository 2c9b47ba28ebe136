import { expect, it } from 'vitest'
import { eanStarts, isEan, productCode, productCodes } from './ean'

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

it.each(['0000112536930', '0000000123457', '0201234567899', '0412345678903'])(
  'takes the own code %s, filled up with zeros or of a scale, for no product',
  (code) => {
    expect([isEan(code), productCode(code)]).toEqual([true, null])
  },
)

it('knows an American code by its one zero, and each code once', () => {
  expect(productCodes(['0049000028904', 'a1', '3800123456787', '0049000028904'])).toEqual([
    '0049000028904',
    '3800123456787',
  ])
})

it('knows the beginning of a code from a shorter number, and from what is no number', () => {
  expect(['38001234', ' 3800 1234 ', '745114-486172'].map(eanStarts)).toEqual([
    ['38001234', '038001234'],
    ['38001234', '038001234'],
    ['745114486172', '0745114486172'],
  ])
  expect(['3 800123 456787', '048327203803'].map(eanStarts)).toEqual([
    ['3800123456787'],
    ['048327203803', '0048327203803'],
  ])
  expect(['3800123', '38001234567890', '38001234 г', 'мляко'].flatMap(eanStarts)).toEqual([])
})
