import bg from '../messages/bg.json' with { type: 'json' }
import { retailers } from '../seed/content/retailers'
import { company } from '../seed/content/settings'
import { contactOf } from '../seed/write/retailers'
import { type Locale, localePath, locales } from '../src/i18n/routing'
import { expect, onlyFull, test } from './support/fixtures'
import { type ReadPage, readPage } from './support/read-page'
import { sharedTexts } from './support/shared-text'
import { publicRoutes } from './support/site-routes'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'

test.describe.configure({ timeout: 300_000 })

type Route = ReturnType<typeof publicRoutes>[number]
type Walked = Route & { status: number; page: ReadPage; withdraws: boolean }

const unlisted = ['/coming-soon', '/error-1', '/error-2', '/under-construction', '/404']
/** These pages consist mostly of names that other pages list as well. */
const documents = /^\/(?:c\/|broshura\/|404$)/
const atOnce = 6

/** Names, addresses and words of an example keep their alphabet in every language. */
const names = [
  ...retailers.flatMap((retailer) => [contactOf(retailer).address, retailer.look.name]),
  company.companyAddress,
  'КЗП – Колко струва',
  'сирене',
  'сирине',
]
const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text)
/** Content of concurrent tests ends with its language or a mark; a shop without a logo shows its first letter. */
const ofTests = /\b(?:t|cms-)[0-9a-f]{8}\b| (?:de|en|ru)$|^\p{L}$/u
const alike = [company.groupName, 'Право на отказ', 'Шрифт: Onest, SIL Open Font License.']
const cyrillic = /\p{Script=Cyrillic}/u
const namespaces = Object.keys(bg).join('|')
const missingMessage = new RegExp(`(?:^|\\s)(?:${namespaces})\\.[a-z]\\w*(?:\\.\\w+)*(?:\\s|$)|MISSING_MESSAGE`)

let routes: Route[]

test.beforeAll(async () => {
  const { text } = await visit('/c/supermarket')
  const brochure = /href="(\/broshura\/[^"?#]+)"/.exec(text)?.[1] ?? '/broshura/{slug}'
  routes = publicRoutes({ '/c/{slug}': '/c/supermarket', '/broshura/{slug}': brochure })
})

async function walk(locale: Locale, read: (html: string) => Promise<ReadPage>): Promise<Walked[]> {
  const walked: Walked[] = []
  for (let at = 0; at < routes.length; at += atOnce) {
    const some = routes.slice(at, at + atOnce).map(async (route) => {
      const { status, text } = await visit(localePath(locale, route.path))
      const withdraws = text.includes(`href="${localePath(locale, '/shop-withdrawal')}"`)
      return { ...route, status, page: await read(text), withdraws }
    })
    walked.push(...(await Promise.all(some)))
  }
  return walked
}

const mainText = ({ page }: Walked) =>
  page.pieces
    .filter(({ inMain }) => inMain)
    .map(({ text }) => text)
    .join(' ')

const urlOf = (locale: Locale, path: string) => new URL(localePath(locale, path), stack().env.SITE_URL).href

function expectGoodHead(locale: Locale, { path, aliasOf, page }: Walked) {
  const first = aliasOf ?? path
  expect.soft(page.canonical, `canonical of ${path}`).toBe(urlOf(locale, first))
  expect.soft(page.alternates, `languages of ${path}`).toEqual({
    ...Object.fromEntries(locales.map((language) => [language, urlOf(language, first)])),
    'x-default': urlOf('bg', first),
  })
  expect.soft(page.robots.includes('noindex'), `robots of ${path}`).toBe(unlisted.includes(path))
}

function expectGoodText(locale: Locale, { path, page }: Walked, bulgarian: Set<string>) {
  const said = page.pieces.map(({ text }) => text)
  expect
    .soft(
      said.filter((text) => missingMessage.test(text)),
      `missing messages on ${path}`,
    )
    .toEqual([])
  expect
    .soft(
      said.filter((text) => /lorem ipsum/i.test(text)),
      `placeholders on ${path}`,
    )
    .toEqual([])
  const own = page.pieces.filter(({ text, lang }) => lang === locale && !ofTests.test(text))
  const foreign =
    locale === 'ru'
      ? own.filter(({ text }) => bulgarian.has(text) && ![...names, ...alike].includes(text))
      : own.filter(({ text }) => cyrillic.test(withoutNames(text)))
  expect.soft(locale === 'bg' ? [] : foreign.map(({ text }) => text), `Bulgarian on ${path} in ${locale}`).toEqual([])
}

test(
  'every given page says what it is in four languages, in its own words',
  onlyFull(true),
  async ({ page: parser }) => {
    const read = (html: string) => readPage(parser, html)
    const inBulgarian = await walk('bg', read)
    // A Russian text equal to a Bulgarian one was not translated; single words may be the same in both.
    const bulgarian = new Set(
      inBulgarian
        .flatMap(({ page }) => page.pieces.map(({ text }) => text))
        .filter((text) => /\p{L}+ \p{L}+ \p{L}+/u.test(text)),
    )
    for (const locale of locales) {
      const walked = locale === 'bg' ? inBulgarian : await walk(locale, read)
      for (const one of walked) {
        const { path, status, page } = one
        expect.soft(status, path).toBe(path === '/404' ? 404 : 200)
        expect.soft(page.lang, path).toBe(locale)
        expect.soft(page.title, path).toMatch(/.+ · Broshura$/)
        expect.soft(page.headings, `main headings of ${path}`).toHaveLength(1)
        expect.soft(one.withdraws, `the withdrawal function on ${path}`).toBe(true)
        if (status === 200) expectGoodHead(locale, one)
        expectGoodText(locale, one, bulgarian)
      }
      const texts = walked
        .filter(({ path, aliasOf }) => !aliasOf && !documents.test(path))
        .map((one): [string, string] => [one.path, mainText(one)])
      expect.soft(sharedTexts(new Map(texts), 1 / 3), `pages that share text in ${locale}`).toEqual([])
    }
  },
)
