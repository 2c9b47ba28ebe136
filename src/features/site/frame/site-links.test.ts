import { expect, it } from 'vitest'
import { localeOfPath, pagePath, samePageIn } from './site-links'

it.each([
  ['/', '/'],
  ['/bg', '/'],
  ['/de', '/'],
  ['/c/toys', '/c/toys'],
  ['/bg/c/toys', '/c/toys'],
  ['/ru/broshura/bg/de', '/broshura/bg/de'],
  // Only a whole first segment is a language.
  ['/debut', '/debut'],
  ['/english', '/english'],
])('%s is the page %s', (pathname, page) => {
  expect(pagePath(pathname)).toBe(page)
})

it('finds the same page in another language, from the address and from its rewritten form', () => {
  expect(samePageIn('de', '/c/toys')).toBe('/de/c/toys')
  expect(samePageIn('de', '/bg/c/toys')).toBe('/de/c/toys')
  expect(samePageIn('bg', '/ru/c/toys')).toBe('/c/toys')
  expect(samePageIn('bg', '/en')).toBe('/')
  expect(samePageIn('en', '/')).toBe('/en')
})

it('hears the language of an address', () => {
  expect(localeOfPath('/en/c/toys')).toBe('en')
  expect(localeOfPath('/c/toys')).toBe('bg')
})
