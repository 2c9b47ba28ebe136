import { brokenParts } from '../tests/setup/broken-parts'
import { rawGet } from '../tests/setup/raw-request'
import { expect, onlyFull, test } from './support/fixtures'
import { stack } from './support/stack-ready'

test.describe.configure({ timeout: 180_000 })

const pages = [
  ...['/at', '/at/b', '/a/at/b', '/broshura/at', '/c/at', '/c/at/filter', '/at/filter', '/p/at', '/p/at/reviews'],
  ...['/r/at', '/r/at/stores', '/prices/at', '/blog/at', '/legal/at', '/legal/terms/at', '/list/at', '/login/at'],
]

const closed = [
  ...[
    '/api/at',
    '/api/cms/at',
    '/api/cms/pages/at',
    '/api/cms/media/file/at',
    '/api/cms/globals/at',
    '/api/prices/at/csv',
  ],
  ...[
    '/api/brochures/at/words',
    '/api/kept/at',
    '/api/kept/at/size',
    '/api/shop/documents/at',
    '/api/account/exports/at',
    '/files/at',
    '/files/media/at',
  ],
  ...[
    '/files/brochures/at',
    '/files/pages/a/at',
    '/files/share/bg/at',
    '/files/icons/at',
    '/builds/at',
    '/builds/meta/at',
  ],
  ...['/sitemaps/at', '/_next/at', '/_next/static/at', '/preview/at', '/preview/bg/broshura/at', '/preview/bg/page/at'],
]

const cms = ['/admin/at', '/admin/collections/at', '/admin/collections/pages/at', '/admin/globals/at', '/de/admin/at']

const at = (path: string, part: string) => path.replace(/\bat\b/, () => part)

for (const [prefix, language] of [
  ['', 'bg'],
  ['/de', 'de'],
] as const) {
  test(`a page at a broken address is not found, in ${language}`, onlyFull(language !== 'bg'), async () => {
    for (const part of brokenParts) {
      const answers = pages.map(async (page) => {
        const path = prefix + at(page, part)
        const { status, body } = await rawGet(stack().url, path)
        expect(status, path.slice(0, 100)).toBe(404)
        expect(body, path.slice(0, 100)).toContain(`<html lang="${language}"`)
      })
      await Promise.all(answers)
    }
  })
}

test('a broken address that is no page is refused, and not cached', async () => {
  for (const part of brokenParts) {
    const answers = closed.map(async (one) => {
      const path = at(one, part)
      const { status, headers } = await rawGet(stack().url, path)
      expect([400, 401, 403, 404, 405], `${path.slice(0, 100)}: ${status}`).toContain(status)
      expect(headers.get('cache-control'), path.slice(0, 100)).toContain('no-store')
    })
    await Promise.all(answers)
  }
})

test('the CMS does not fail at a broken address, nor at a name that every object has', async () => {
  const inherited = ['__proto__', 'constructor', 'toString']
  for (const part of [...brokenParts, ...inherited]) {
    for (const one of cms) {
      const path = at(one, part)
      const { status, body } = await rawGet(stack().url, path)
      expect(status, path.slice(0, 100)).toBeLessThan(500)
      // A page that fails after its first bytes has status 200.
      expect(body, path.slice(0, 100)).not.toContain('"digest":"')
    }
  }
  for (const name of inherited) expect((await rawGet(stack().url, `/api/cms/${name}`)).status, name).toBe(404)
})

const asked = [
  ...[
    '/search?q=',
    '/search?q=a&after=',
    '/c/supermarket/filter?state=',
    '/prices?q=',
    '/login?next=',
    '/confirm?token=',
  ],
  ...['/shop-order-tracking?order=', '/shop-review?order=', '/stock-alert?token=', '/newsletter?token=', '/list?data='],
]

const questions = [
  '/api/search/suggestions?q=',
  '/api/shop/quick-view?id=',
  '/api/cms/pages?sort=',
  '/files/media/a?b=',
]

test('a question with a zero byte is refused in the language of its page; other broken ones are read', async () => {
  for (const question of asked) {
    for (const [prefix, language] of [
      ['', 'bg'],
      ['/ru', 'ru'],
    ]) {
      const { status, body, headers } = await rawGet(stack().url, `${prefix}${question}a%00b`)
      expect([status, headers.get('cache-control')], question).toEqual([400, 'private, no-store'])
      expect(body, question).toContain(`<html lang="${language}">`)
    }
  }
  for (const question of questions) expect((await rawGet(stack().url, `${question}%00`)).status, question).toBe(400)
  for (const question of [...asked, ...questions]) {
    const read = brokenParts.slice(0, 14).filter((part) => !part.includes('%00'))
    const answers = await Promise.all(read.map((part) => rawGet(stack().url, question + part)))
    expect(Math.max(...answers.map(({ status }) => status)), question).toBeLessThan(500)
  }
})

test('an address of any length is answered', async () => {
  for (const path of [`/${'a'.repeat(8_000)}`, `/de/${'%D0%BC'.repeat(2_000)}`, `/${'a/'.repeat(4_000)}b`]) {
    expect((await rawGet(stack().url, path)).status, path.slice(0, 20)).toBe(404)
  }
  const doubled = await rawGet(stack().url, `/api//a?${'%25'.repeat(4_000)}`)
  expect([doubled.status, doubled.headers.has('refresh')]).toEqual([308, false])
  expect((await rawGet(stack().url, `/api//a?${'%25'.repeat(5_000)}`)).status).toBe(414)
  for (const path of [`/${'a'.repeat(40_000)}`, `/search?q=${'a'.repeat(40_000)}`]) {
    expect((await rawGet(stack().url, path)).status, path.slice(0, 20)).toBe(431)
  }
})
