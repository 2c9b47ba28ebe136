import { expect, it } from 'vitest'
import { isPagePath, ownPathIn } from './own-path'

it.each([
  ['de', '/prices', '/de/prices'],
  ['bg', '/prices', '/prices'],
  ['de', '/', '/de'],
  ['de', '/#shops', '/de#shops'],
  ['de', '/search?q=a/b', '/de/search?q=a/b'],
  ['ru', '/de/blog', '/de/blog'],
  ['ru', '/de', '/de'],
  ['ru', '/de#shops', '/de#shops'],
  ['ru', '/bg/blog', '/blog'],
  ['ru', '/bg', '/'],
  ['ru', '/design', '/ru/design'],
  ['ru', '/filesystem', '/ru/filesystem'],
  ['ru', '/files/media/a.pdf', '/files/media/a.pdf'],
  ['ru', '/api/cms/media/file/a.pdf', '/api/cms/media/file/a.pdf'],
] as const)('in %s the path %s leads to %s', (locale, path, wanted) => {
  expect(ownPathIn(locale, path)).toBe(wanted)
})

it.each([
  ['/prices', true],
  ['/de/blog', true],
  ['/files/media/a.pdf', false],
  ['/admin', false],
])('%s is a page: %s', (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage)
})
