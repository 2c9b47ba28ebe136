import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dutySegments, guardedSegments, isGuardedPath, isReservedSegment } from '@/domain/reserved-segments'
import { isSlug } from '@/domain/slug'
import { locales } from '@/i18n/routing'

function segmentsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? segmentsBelow(join(folder, name)) : name))
}

const folders = [...segmentsBelow('src/app'), ...segmentsBelow('src/app/(site)/[locale]')]
const taken = [...locales, ...folders.filter((name) => isSlug(name) && name !== 'blog')]

it('reads the folders of the routes', () => {
  expect(taken).toEqual(expect.arrayContaining(['admin', 'api', 'search', 'login', 'c']))
})

it.each(taken)('/%s is reserved, so that no page of the CMS is hidden by it', (segment) => {
  expect(isReservedSegment(segment)).toBe(true)
})

it.each(['about-us', 'blog', 'coming-soon', 'searching', 'shop-list'])(
  '/%s is an address for a page of the CMS',
  (segment) => {
    expect(isReservedSegment(segment)).toBe(false)
  },
)

const personal = segmentsBelow('src/app/(site)/[locale]/(framed)/(personal)')

it.each(personal)('no redirect begins at /%s, however it is written', (segment) => {
  const inCapitals = segment.toUpperCase()
  const encoded = `%${segment.charCodeAt(0).toString(16)}${segment.slice(1)}`
  const twice = `%25${segment.charCodeAt(0).toString(16)}${segment.slice(1)}`
  for (const written of [
    segment,
    inCapitals,
    encoded,
    twice,
    `${segment}/`,
    `/${segment}//`,
    `${segment}/x`,
    `${segment}?a=b`,
  ]) {
    for (const before of ['/', '/de/', '/DE/', '/bg/', '//', '/%64e/']) {
      expect([before + written, isGuardedPath(before + written)]).toEqual([before + written, true])
    }
  }
})

it.each([...guardedSegments, ...dutySegments])('/%s is guarded because there is such a page', (segment) => {
  expect(folders).toContain(segment)
})

/** First segments that are no page folders: files of src/app and of `public`, which are requested by name. */
const files = [
  ...readdirSync('src/app').filter((name) => name.includes('.') && !/\.(?:tsx?|css)$/.test(name)),
  ...readdirSync('public', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : [])),
]

it('reads the files in our root', () => {
  expect(files).toEqual(expect.arrayContaining(['robots.txt', 'sitemap.xml', 'icon.svg', 'list-worker.js']))
})

it.each([...files, 'favicon.ico', 'sw.js', '.well-known/security.txt', '.well-known/change-password'])(
  'no redirect begins at /%s',
  (file) => {
    expect(isGuardedPath(`/${file}`)).toBe(true)
    expect(isGuardedPath(`/de/${file.toUpperCase()}`)).toBe(true)
  },
)

it.each(['/legal/privacy', '/de/legal/terms-of-sale', '/imprint', '/GDPR', '/%69mprint', '/terms', '/tos', '/agb'])(
  'no redirect begins at %s, which the law has us keep',
  (path) => {
    expect(isGuardedPath(path)).toBe(true)
  },
)

it.each(['/admin', '/de/admin/account', '/ADMIN', '/api/auth/login', '/_next/x', '/preview/de/x'])(
  'no redirect begins at %s',
  (path) => {
    expect(isGuardedPath(path)).toBe(true)
  },
)

it.each([
  '/',
  '/de',
  '/old-page',
  '/de/broshura/old',
  '/login-help',
  '/p/login',
  '/prices',
  '/terms-of-2019',
  '/news.json',
  '/100%',
])('a redirect may begin at %s', (path) => {
  expect(isGuardedPath(path)).toBe(false)
})
