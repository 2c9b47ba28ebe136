import { expect, it } from 'vitest'
import { jsonOf, readableAddress } from './request-body'

it.each([
  ['/search?q=%ff', '/search?q=%ff'],
  ['/%D1%81%D0%B8%D1%80%D0%B5%D0%BD%D0%B5', '/%D1%81%D0%B8%D1%80%D0%B5%D0%BD%D0%B5'],
  ['/de/%ff?a=%1', '/de/%25ff?a=%1'],
  ['/100%', '/100%25'],
  ['/%00', '/%2500'],
  ['/a%00b', '/a%2500b'],
])('reads %s as %s', (asked, read) => {
  expect(readableAddress(asked)).toBe(read)
})

it.each([
  ['{"a":"\\ud83d"}', { a: '\ufffd' }],
  ['["\\ud83c\\udf5e","cut \\ud83c"]', ['\u{1f35e}', 'cut \ufffd']],
  ['{"\\ud83d":1}', undefined],
  ['{"a":"\\u0000"}', undefined],
  ['{"a":', undefined],
])('reads %s as text that a database keeps', (sent, read) => {
  expect(jsonOf(sent)).toEqual(read)
})
