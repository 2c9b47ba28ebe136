import { expect, it } from 'vitest'
import { isKnownEtag } from './known-etag'

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"b" ,"a"', '"a"', true],
  ['"b"', '"a"', false],
  ['"b, a"', '"a"', false],
  [null, '"a"', false],
  ['"a"', undefined, false],
])('%s of an answer with %s is known: %s', (asked, etag, isKnown) => {
  expect(isKnownEtag(asked, etag)).toBe(isKnown)
})
