import { posts } from '../seed/content/posts'
import { type Locale, localePath } from '../src/i18n/routing'
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, specContent, test } from './support/fixtures'

type Pair = { locale: Locale; width: number; theme: 'light' | 'dark' }

/**
 * Bulgarian in all widths and themes, the other languages on a phone: pairs, because all combinations would take too
 * long.
 */
const pairs: Pair[] = [
  ...[360, 768, 1440].flatMap((width): Pair[] => [
    { locale: 'bg', width, theme: 'light' },
    { locale: 'bg', width, theme: 'dark' },
  ]),
  { locale: 'de', width: 360, theme: 'light' },
  { locale: 'en', width: 360, theme: 'light' },
  { locale: 'ru', width: 360, theme: 'light' },
]

/** Runs with every change; the other colours of this pair are tested as tokens. */
const pairsAlways = ['bg 360 light']

const content = specContent()
let paths: string[]

test.beforeAll(async () => {
  const [retailer, category] = [await content.retailer(), await content.category()]
  const place = { retailer: retailer.id, category: category.id }
  const { slug } = await content.brochure({ ...place, pages: [`дума ${content.name}`, 'втора', 'трета'] })
  await content.brochure({ ...place, validFrom: '2026-01-01', validTo: '2026-01-07' })
  const store = { name: 'Център', town: 'Русе', address: 'ул. Александровска 1', latitude: 43.85, longitude: 25.95 }
  const hours = [{ day: '1', opens: '08:00', closes: '20:00' }]
  await content.write('POST', '/stores', { retailer: retailer.id, ...store, hours })
  paths = [
    '/',
    `/c/${category.slug}`,
    `/c/${category.slug}/filter?state=expired`,
    `/r/${retailer.slug}`,
    `/r/${retailer.slug}/stores`,
    '/shops/ruse/stores',
    `/broshura/${slug}`,
    '/search',
    '/list',
    '/kept',
    '/prices',
    '/prices/butter',
    '/how-prices-work',
    '/follows',
    '/legal/gdpr',
    '/privacy-centre',
    '/shop-withdrawal',
    '/shop-review',
    '/pricing-table',
    '/legal/reviews',
    '/p/linen-shirt/reviews',
    '/shop-wishlist',
    '/shop-compare',
    '/our-gift-vouchers',
    '/shop-guest-data',
    `/search?q=${content.name}`,
    '/search?q=няматакова',
    `/${content.name}-x`,
  ]
})

for (const { locale, width, theme } of pairs) {
  test(
    `pages follow WCAG 2.2 AA in ${locale} at ${width} px, ${theme}`,
    onlyFull(!pairsAlways.includes(`${locale} ${width} ${theme}`)),
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(localePath(locale, path))
          await expectNoViolations(page)
        })
      }
    },
  )
}

const kinds = [
  '/header-style-3',
  '/header-style-4',
  '/footer-style-3',
  '/footer-style-7',
  '/w3menu',
  '/index-2',
  '/index-3',
  '/error-2',
  '/under-construction',
  '/coming-soon',
  '/contact-us-1',
  '/faqs-1',
  '/our-team',
  '/masonry-grid',
  '/portfolio-tiles',
  '/banner-with-kanbern',
  '/carousel-showcase',
  '/legal/terms',
  '/privacy-centre',
]

for (const width of [360, 1440]) {
  test(`pages of every kind follow WCAG 2.2 AA at ${width} px`, onlyFull(width > 360), async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: width === 360 ? 'light' : 'dark', reducedMotion: 'reduce' })
    for (const path of kinds) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectNoViolations(page)
      })
    }
  })
}

const blog = [
  '/blog',
  '/blog-both-sidebar',
  '/blog-dark-half-image',
  ...[...new Map(posts.map(({ format, slug }) => [format, slug])).values()].map((slug) => `/blog/${slug}`),
  ...posts.slice(0, 1).flatMap(({ author, tags }) => [`/blog/author/${author}`, `/blog/tag/${tags[0]}`]),
]

for (const width of [360, 1440]) {
  test(`the blog follows WCAG 2.2 AA at ${width} px`, onlyFull(true), async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: width === 360 ? 'dark' : 'light', reducedMotion: 'reduce' })
    await page.goto('/blog-both-sidebar')
    const month = await page.locator('a[href*="/blog/archive/"]').first().getAttribute('href')
    expect(month).toMatch(/^\/blog\/archive\/\d{4}-\d{2}$/)
    for (const path of [...blog, month ?? '']) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectNoViolations(page)
      })
    }
  })
}
