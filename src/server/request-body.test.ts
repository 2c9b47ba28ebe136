import { expect, it } from 'vitest'
import { readableAddress } from './request-body'

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
