import { localePath, locales } from '../src/i18n/routing'
import { expect, specContent, test } from './support/fixtures'
import { stack } from './support/stack-ready'
import { type Visit, visit } from './support/visit'

test.describe.configure({ timeout: 180_000 })

const content = specContent()
let pages: { path: string; says: (locale: string) => string }[]

test.beforeAll(async () => {
  const [retailer, category] = [await content.retailer(), await content.category()]
  const place = { retailer: retailer.id, category: category.id }
  const { slug } = await content.brochure({ ...place, title: 'Седмица' })
  const named = (locale: string) => (locale === 'bg' ? 'Категория' : 'Category')
  pages = [
    { path: '/', says: () => 'Broshura' },
    { path: `/c/${category.slug}`, says: (locale) => `${named(locale)} ${category.slug}` },
    { path: `/r/${retailer.slug}`, says: () => `Магазин ${retailer.slug}` },
    { path: `/broshura/${slug}`, says: (locale) => `Седмица ${locale}` },
    { path: '/search', says: () => 'Broshura' },
    { path: '/list', says: () => 'Broshura' },
  ]
})

const absolute = (locale: (typeof locales)[number], path: string) =>
  new URL(localePath(locale, path), stack().env.SITE_URL).href

function one(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}

function alternates(text: string): Record<string, string> {
  const tags = [...text.matchAll(/<link rel="alternate"[^>]*>/g)].map(([tag]) => tag)
  return Object.fromEntries(
    tags.map((tag) => [one(tag, /hreflang="([^"]+)"/i), one(tag, /href="([^"]+)"/)]).filter(([language]) => language),
  )
}

test('every page says its language, its own address and its other languages, in words of its own', async () => {
  for (const { path, says } of pages) {
    const expected = Object.fromEntries(locales.map((locale) => [locale, absolute(locale, path)]))
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const locale of locales) {
      const { status, text } = await visit(localePath(locale, path))
      const where = localePath(locale, path)
      expect(status, where).toBe(200)
      expect(one(text, /<html lang="([^"]+)"/), where).toBe(locale)
      expect(one(text, /<link rel="canonical" href="([^"]+)"/), where).toBe(absolute(locale, path))
      expect(alternates(text), where).toEqual({ ...expected, 'x-default': absolute('bg', path) })
      expect(one(text, /<title>([^<]+)<\/title>/), where).toContain(says(locale))
      titles.add(one(text, /<title>([^<]+)<\/title>/))
      descriptions.add(one(text, /<meta name="description" content="([^"]+)"/))
    }
    expect(titles.size, path).toBe(locales.length)
    expect(descriptions.size, path).toBe(locales.length)
    expect(descriptions, path).not.toContain('')
  }
})

test('every page names the sources of what it shows', async () => {
  for (const { path } of pages) {
    for (const locale of locales) {
      const { text } = await visit(localePath(locale, path))
      expect(text, path).toContain('<span lang="bg">КЗП – Колко струва</span>')
      expect(text, path).toContain('Fluent Emoji, © Microsoft')
    }
  }
})

test('public pages set no cookie, and shared caches may store them for a minute at most', async () => {
  for (const { path } of pages) {
    for (const locale of locales) {
      const address = localePath(locale, path)
      const { headers } = await visit(address)
      expect(headers.get('set-cookie'), address).toBeNull()
      expect(headers.get('critical-ch'), address).toBeNull()
      const cacheControl = headers.get('cache-control') ?? ''
      const seconds = Number(one(cacheControl, /s-maxage=(\d+)/))
      expect(seconds, `${address}: ${cacheControl}`).toBeLessThanOrEqual(60)
      expect(cacheControl, address).toMatch(/max-age=0/)
    }
  }
})

test('a cached page has an ETag, the same until the page changes', async () => {
  for (const locale of locales) {
    const etag = async () => (await visit(localePath(locale, '/design'))).headers.get('etag')
    // A change of the menus by another test changes the page in between.
    await expect(async () => {
      const first = await etag()
      expect(first).toMatch(/^W\/"[\w-]+"$/)
      expect(await etag()).toBe(first)
    }).toPass({ timeout: 10_000 })
  }
})

test('the default language has one address', async () => {
  for (const [from, to] of [
    ['/bg', '/'],
    [`/bg${pages[1]?.path}`, pages[1]?.path],
    [`/bg${pages[3]?.path}?page=2`, `${pages[3]?.path}?page=2`],
  ]) {
    const { status, headers } = await visit(from ?? '')
    const target = new URL(headers.get('location') ?? '', stack().url)
    expect([status, target.pathname + target.search]).toEqual([308, to])
  }
})

test('the start page begins in the language of an earlier choice, else of the browser', async () => {
  const where = ({ status, headers }: Visit) => [status, headers.get('location')?.replace(stack().url, '')]
  const start = async (headers: Record<string, string>) => where(await visit('/', headers))
  expect(await start({ 'accept-language': 'fr,de;q=0.8' })).toEqual([307, '/de'])
  expect(await start({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })).toEqual([307, '/de'])
  expect(await start({ 'accept-language': 'ru' })).toEqual([307, '/ru'])
  expect(await start({ 'accept-language': 'bg-BG,en;q=0.8' })).toEqual([200, undefined])
  expect(await start({ 'accept-language': 'fr' })).toEqual([200, undefined])
  expect(await start({ 'accept-language': 'fr, bg;q=0.5, de;q=0.4' })).toEqual([200, undefined])
  expect(await start({ cookie: 'NEXT_LOCALE=ru', 'accept-language': 'de' })).toEqual([307, '/ru'])
  expect(await start({ cookie: 'NEXT_LOCALE=bg', 'accept-language': 'de' })).toEqual([200, undefined])
  expect(where(await visit('/de', { 'accept-language': 'ru' }))).toEqual([200, undefined])
  expect((await visit('/', {})).headers.get('cache-control')).toContain('private')
})

test('a link into the site is never moved to another language', async () => {
  for (const { path } of pages.slice(1)) {
    for (const locale of locales) {
      const { status, text } = await visit(localePath(locale, path), {
        cookie: 'NEXT_LOCALE=en',
        'accept-language': 'ru',
      })
      expect([status, one(text, /<html lang="([^"]+)"/)], path).toEqual([200, locale])
    }
  }
})

const notFound = {
  bg: 'Страницата не е намерена',
  de: 'Seite nicht gefunden',
  en: 'Page Not Found',
  ru: 'Страница не найдена',
}

test('an unknown address is a 404 at its first request, in the language of the address', async ({ page }) => {
  for (const locale of locales) {
    const unknown = content.name
    const paths = ['', '/a/b', '/my-account', '/broshura', '/c', '/r', '/r/x/latest'].map(
      (path) => `${path}/x-${unknown}`,
    )
    const chosen = [`/c/x-${unknown}/filter`, `/c/x-${unknown}/filter?state=expired`, `/r/x-${unknown}/latest`]
    for (const path of [...paths, ...chosen]) {
      const address = localePath(locale, path)
      const { status, text } = await visit(address)
      expect(status, address).toBe(404)
      expect(one(text, /<html lang="([^"]+)"/), address).toBe(locale)
      expect(text, address).toContain(notFound[locale])
    }
    for (const path of [`/няма-${unknown}`, `/c/x-${unknown}/filter`]) {
      const address = localePath(locale, path)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${notFound[locale]}: ${address}`)
    }
  }
})

test('a language that is not ours is an unknown address', async () => {
  const { status, text } = await visit(`/fr${pages[1]?.path}`)
  expect(status).toBe(404)
  expect(one(text, /<html lang="([^"]+)"/)).toBe('bg')
})

test('another language in a new tab keeps the search', async ({ page }) => {
  const query = new URLSearchParams({ q: 'мляко' })
  await page.goto(`/search?${query}`)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).first()
  const opened = page.context().waitForEvent('page')
  await link.click({ button: 'middle' })
  await expect(await opened).toHaveURL(`/de/search?${query}`)
})

test('what is in Bulgarian on a German page says so', async ({ page }) => {
  const [retailer, category] = [await content.retailer(), await content.category()]
  const { slug } = await content.brochure({ retailer: retailer.id, category: category.id, title: 'Превод' })
  const texts = [`Категория ${category.slug}`, `Описание ${category.slug}`, `Магазин по български ${content.name}`]
  await content.database.query("delete from categories_locales where _parent_id = $1 and _locale = 'de'", [category.id])
  await content.write('PATCH', `/categories/${category.id}?locale=bg&depth=0`, { order: 98 })
  await content.write('PATCH', `/retailers/${retailer.id}?locale=bg&depth=0`, {
    description: texts[2],
    _status: 'published',
  })
  const seen = new Set<string>()
  for (const path of ['/', `/c/${category.slug}`, `/r/${retailer.slug}`, `/broshura/${slug}`, '/search', '/x/x']) {
    await page.goto(`/de${path === '/' ? '' : path}`)
    const found = await page.evaluate((wanted) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const shown: { text: string; lang: string }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = wanted.find((one) => node.textContent?.includes(one))
        const parent = node.parentElement
        if (text && parent && !parent.closest('script'))
          shown.push({ text, lang: parent.closest('[lang]')?.getAttribute('lang') ?? '' })
      }
      return shown
    }, texts)
    for (const { text, lang } of found) {
      expect(lang, `${path}: ${text}`).toBe('bg')
      seen.add(text)
    }
  }
  expect([...seen].sort()).toEqual([...texts].sort())
  const described = async (path: string) => one((await visit(path)).text, /<meta name="description" content="([^"]+)"/)
  for (const [path, text = ''] of [
    [`/c/${category.slug}`, texts[1]],
    [`/r/${retailer.slug}`, texts[2]],
  ]) {
    expect(await described(path ?? ''), path).toBe(text)
    expect(await described(`/de${path}`), path).not.toContain(text)
    expect(await described(`/de${path}`), path).toContain('Prospekt')
  }
})
