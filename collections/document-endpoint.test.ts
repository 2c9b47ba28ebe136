import { expect, it } from 'vitest'
import { firstNames, problem } from './document-endpoint'

it('a refusal says a name as it is written', () => {
  expect(problem('shopNotPublished', 'en', { shop: 'Pay $$ & $&' })).toContain('“Pay $$ & $&”')
  expect(problem('categoryFollowed', 'en', { count: 2, path: '/c/toys' })).toMatch(/\(2\).* \/c\/toys /)
})

it('a refusal names five, and says that there are more', () => {
  expect(firstNames(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d, e')
  expect(firstNames(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d, e, …')
})
