import { type Locale, localePath } from '../src/i18n/routing'
import { expectNoViolations } from './support/axe'
import { Content } from './support/content'
import { test } from './support/fixtures'

type Pair = { locale: Locale; width: number; theme: 'light' | 'dark' }

/** Bulgarian in all widths and themes, the other languages on a phone: pairs, not products. */
const pairs: Pair[] = [
  ...[360, 768, 1440].flatMap((width): Pair[] => [
    { locale: 'bg', width, theme: 'light' },
    { locale: 'bg', width, theme: 'dark' },
  ]),
  { locale: 'de', width: 360, theme: 'light' },
  { locale: 'en', width: 360, theme: 'light' },
  { locale: 'ru', width: 360, theme: 'light' },
]

let content: Content
let paths: string[]

test.beforeAll(async () => {
  content = await Content.start()
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
    `/broshura/${slug}`,
    '/search',
    '/list',
    `/search?q=${content.name}`,
    '/search?q=няматакова',
    `/${content.name}-x`,
  ]
})
test.afterAll(() => content.end())

for (const { locale, width, theme } of pairs) {
  test(`pages follow WCAG 2.2 AA in ${locale} at ${width} px, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(localePath(locale, path))
        await expectNoViolations(page)
      })
    }
  })
}
