import sharp from 'sharp'
import { localePath, locales } from '../src/i18n/routing'
import { expect, specContent, test } from './support/fixtures'
import { writeGoods } from './support/goods'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'

const content = specContent()
let retailer: { id: string; slug: string }
let category: { id: string; slug: string }
let published: string
let draft: string

test.beforeAll(async () => {
  retailer = await content.retailer()
  category = await content.category()
  const place = { retailer: retailer.id, category: category.id }
  published = (await content.brochure({ ...place, title: 'Оферти & „цени“ <i>' })).slug
  draft = (await content.brochure({ ...place, published: false })).slug
  const town = { name: 'Център', town: 'Русе', address: 'ул. Александровска 1', latitude: 43.85, longitude: 25.95 }
  const hours = [{ day: '1', opens: '08:00', closes: '20:00' }]
  await content.write('POST', '/stores', { retailer: retailer.id, ...town, hours })
})

async function parse(page: import('@playwright/test').Page, xml: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    const texts = (name: string) => [...document.getElementsByTagName(name)].map((node) => node.textContent ?? '')
    const entries = [...document.getElementsByTagName('url')].map((url) => ({
      loc: url.getElementsByTagName('loc')[0]?.textContent ?? '',
      languages: [...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang') ?? ''),
    }))
    return { root: document.documentElement.localName, locs: texts('loc'), entries }
  }, xml)
}

const pathOf = (url: string) => url.replace(new URL(stack().env.SITE_URL ?? '').origin, '')

test('the sitemap lists what is published, in parts and in every language, and nothing else', async ({ page }) => {
  const index = await visit('/sitemap.xml')
  expect(index.headers.get('content-type')).toMatch(/xml/)
  const { root, locs: parts } = await parse(page, index.text)
  expect(root).toBe('sitemapindex')
  const listed = new Map<string, string[]>()
  for (const part of parts) {
    const { status, text } = await visit(pathOf(part))
    expect(status, part).toBe(200)
    const { root: kind, entries } = await parse(page, text)
    expect(kind, part).toBe('urlset')
    for (const { loc, languages } of entries) listed.set(pathOf(loc), languages)
  }
  for (const locale of locales) {
    for (const path of ['/', `/c/${category.slug}`, `/r/${retailer.slug}`, `/broshura/${published}`]) {
      expect(listed.get(localePath(locale, path)), localePath(locale, path)).toEqual([...locales, 'x-default'])
    }
    expect(listed.has(localePath(locale, `/broshura/${draft}`))).toBe(false)
  }
  const own = [...listed.keys()].filter((path) => path.includes(content.name))
  for (const path of own) expect((await visit(path)).status, path).toBe(200)
})

test('a part that does not exist is a 404', async () => {
  for (const part of ['x', 'brochures-x.xml', 'brochures-ffffffff-ffff-7fff-bfff-ffffffffffff.xml']) {
    expect((await visit(`/sitemaps/${part}`)).status, part).toBe(404)
  }
})

test('robots are told what is not for them, and where the sitemap is', async () => {
  const { status, text } = await visit('/robots.txt')
  expect(status).toBe(200)
  expect(text).toContain(`Sitemap: ${new URL('/sitemap.xml', stack().env.SITE_URL).href}`)
  for (const path of ['/admin', '/api/', '/preview/']) expect(text).toContain(`Disallow: ${path}`)
})

async function structuredData(path: string): Promise<Record<string, Record<string, unknown>>> {
  const { text } = await visit(path)
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const data = scripts.map(([, json]): Record<string, unknown> => JSON.parse(json ?? ''))
  for (const one of data) expect(one['@context'], path).toBe('https://schema.org')
  return Object.fromEntries(data.map((one) => [String(one['@type']), one]))
}

test('structured data says what each page is about, in its language', async () => {
  const site = stack().env.SITE_URL ?? ''
  for (const locale of locales) {
    const url = (path: string) => new URL(localePath(locale, path), site).href
    expect(Object.keys(await structuredData(localePath(locale, '/')))).toEqual(['Organization'])

    const page = await structuredData(localePath(locale, `/broshura/${published}`))
    expect(page.SaleEvent).toMatchObject({
      name: `Оферти & „цени“ <i> ${locale}`,
      url: url(`/broshura/${published}`),
      organizer: { '@type': 'Organization', url: url(`/r/${retailer.slug}`) },
    })
    const items = [{ item: url('/') }, { item: url(`/c/${category.slug}`) }, { item: url(`/broshura/${published}`) }]
    expect(page.BreadcrumbList).toMatchObject({ itemListElement: items })

    const shop = await structuredData(localePath(locale, `/r/${retailer.slug}`))
    expect(shop.Organization).toMatchObject({
      department: [
        {
          '@type': 'Store',
          address: { addressLocality: 'Русе' },
          openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '20:00' }],
        },
      ],
    })
    expect(Object.keys(await structuredData(localePath(locale, `/c/${category.slug}`)))).toEqual(['BreadcrumbList'])
  }
})

async function expectPictures(path: string) {
  const pictures = new Set<string>()
  for (const locale of locales) {
    const { text } = await visit(localePath(locale, path))
    const address = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
    pictures.add(address)
    const response = await fetch(stack().url + pathOf(address))
    expect(response.status, address).toBe(200)
    const [, seconds] = /^public, max-age=(\d+), s-maxage=\1\b/.exec(response.headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds), address).toBeLessThanOrEqual(300)
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, height], address).toEqual([1200, 630])
  }
  expect(pictures.size).toBe(locales.length)
}

test('a brochure is shared with a picture of its own in each language', async () => {
  await expectPictures(`/broshura/${published}`)
  for (const slug of [draft, `${content.name}-x`]) {
    expect((await visit(`/files/share/bg/${slug}.png`)).status, slug).toBe(404)
  }
})

test('a product is shared with a picture of its own in each language', async () => {
  const { slug } = await writeGoods(content)
  await expectPictures(`/p/${slug}`)
  expect((await visit(`/files/share/bg/product/${slug}-x.png`)).status).toBe(404)
})

test('a page of results is not for search engines', async () => {
  const robots = async (path: string) => /<meta name="robots" content="([^"]+)"/.exec((await visit(path)).text)?.[1]
  expect(await robots('/search?q=мляко')).toContain('noindex')
  expect(await robots(`/c/${category.slug}/filter?state=expired`)).toContain('noindex')
  expect(await robots(`/c/${category.slug}`)).toBeUndefined()
})
