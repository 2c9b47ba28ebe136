import { expect, it } from 'vitest'
import { latinCapitals, readOrderNumber, withoutTwins } from './typed-code'

it.each([
  ['есен10', 'ECEH10'],
  ['ЕСЕН10', 'ECEH10'],
  ['ecEH 10', 'ECEH10'],
  ['eceh-10', 'ECEH10'],
  ['ECEH–10', 'ECEH10'],
  [' ＥＣＥＨ１０\u200B', 'ECEH10'],
  ['eceh.10', 'ECEH10'],
  ['ЛЯТО', 'ЛЯTO'],
])('reads %j as %s', (typed, code) => {
  expect(latinCapitals(typed)).toBe(code)
})

it('takes letters and digits that nobody tells apart for one', () => {
  expect(withoutTwins('LIDO01')).toBe(withoutTwins('1ID0OL'))
})

it.each([
  ['l-261125-7kq2md', 'L-261125-7KQ2MD'],
  ['L261125 7КQ2МD', 'L-261125-7KQ2MD'],
  ['L–261125–7KQ2MD', 'L-261125-7KQ2MD'],
  [' l-1 ', 'L-1'],
  ['Click here', 'CLICK HERE'],
])('reads the order number %j as %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number)
})
