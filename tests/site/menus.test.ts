import { beforeAll, expect, it } from 'vitest'
import { type Locale, localePath, locales } from '@/i18n/routing'
import type { Menu } from '../../payload-types'
import { headerCategories } from '../../seed/content/menus'
import { retailers as seededRetailers } from '../../seed/content/retailers'
import { contentFixtures } from '../content/content-fixtures'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

let getMenus: typeof import('@/features/site/frame/data').getMenus
let waitForInvalidations: () => Promise<void>

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)

beforeAll(async () => {
  ;({ getMenus } = await import('@/features/site/frame/data'))
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

const menus = (locale: Locale = 'bg') => visitorRequest(() => getMenus(locale))

async function change(write: Promise<unknown>): Promise<void> {
  await write
  await waitForInvalidations()
}

const write = (data: Partial<Menu>, locale: Locale = 'bg') =>
  change(payload.updateGlobal({ slug: 'menus', locale, data }))

it('is empty until someone fills it', async () => {
  expect(await menus()).toEqual({ header: [], footer: [] })
})

it('shows the own words, else the name of the document, else either in Bulgarian', async () => {
  const category = await fixtures.createCategory('menu-toys')
  const document = { relationTo: 'categories' as const, value: category }
  await write({ header: [{ document, links: [{ label: 'Търсене', to: '/search' }] }] })
  const link = (text: string, lang: Locale, href: string) => ({ label: { text, lang }, href })
  expect((await menus()).header).toEqual([
    { ...link('Категория menu-toys', 'bg', '/c/menu-toys'), links: [link('Търсене', 'bg', '/search')] },
  ])
  expect((await menus('de')).header).toEqual([
    { ...link('Категория menu-toys', 'bg', '/de/c/menu-toys'), links: [link('Търсене', 'bg', '/de/search')] },
  ])
  await change(payload.update({ collection: 'categories', id: category, locale: 'de', data: { name: 'Spielzeug' } }))
  expect((await menus('de')).header[0]).toMatchObject(link('Spielzeug', 'de', '/de/c/menu-toys'))

  const { header } = await payload.findGlobal({ slug: 'menus', depth: 0 })
  const [row] = header ?? []
  await write({ header: [{ id: row?.id, document, label: 'Für Kinder', links: row?.links }] }, 'de')
  expect((await menus('de')).header[0]?.label).toEqual({ text: 'Für Kinder', lang: 'de' })
  expect((await menus()).header[0]?.label.text).toBe('Категория menu-toys')
})

it('follows a document: a new slug, and away when it is not published any more', async () => {
  const shop = await fixtures.createRetailer('menu-shop')
  const brochure = await fixtures.createBrochure({ slug: 'menu-brochure' })
  const links = [
    { document: { relationTo: 'retailers' as const, value: shop } },
    { document: { relationTo: 'brochures' as const, value: brochure } },
  ]
  await write({ footer: [{ title: 'Колона', links }] })
  const addresses = async () => (await menus('ru')).footer.flatMap((column) => column.links.map(({ href }) => href))
  expect(await addresses()).toEqual(['/ru/r/menu-shop', '/ru/broshura/menu-brochure'])
  await change(payload.update({ collection: 'retailers', id: shop, data: { slug: 'menu-shop-new' } }))
  await change(payload.update({ collection: 'brochures', id: brochure, data: { slug: 'menu-brochure-new' } }))
  expect(await addresses()).toEqual(['/ru/r/menu-shop-new', '/ru/broshura/menu-brochure-new'])
  await change(fixtures.unpublish(brochure))
  expect(await addresses()).toEqual(['/ru/r/menu-shop-new'])
  await change(payload.update({ collection: 'retailers', id: shop, data: { _status: 'draft' } }))
  expect((await menus('ru')).footer).toEqual([])
})

it('keeps the links under a document that is away, and refuses to delete it until no link leads to it', async () => {
  const [first, second] = [await fixtures.createRetailer('menu-first'), await fixtures.createBrochure()]
  const links = [{ label: 'Търсене', to: '/search' }]
  const toSecond = { document: { relationTo: 'brochures' as const, value: second }, links }
  await write({ header: [{ document: { relationTo: 'retailers', value: first } }, toSecond], footer: [] })
  const remove = () => payload.delete({ collection: 'brochures', id: second })
  await expect(remove()).rejects.toMatchObject({ status: 409 })
  await change(fixtures.unpublish(second))
  expect((await menus()).header).toMatchObject([{ href: '/r/menu-first' }, { href: '/search', links: [] }])
  await write({ header: [toSecond] })
  await expect(remove(), 'in another place of the menu').rejects.toMatchObject({ status: 409 })
  await expect(payload.delete({ collection: 'retailers', id: first })).resolves.toMatchObject({ id: first })
  await write({ header: [] })
  await expect(remove()).resolves.toMatchObject({ id: second })
})

it('takes an absolute address as it is, and nothing that is no address', async () => {
  const link = (to: string | undefined, label: string | undefined = 'Навън') => ({
    footer: [{ title: 'Колона', links: [{ label, to }] }],
  })
  await write(link('https://example.com/a'))
  expect((await menus('de')).footer[0]?.links[0]?.href).toBe('https://example.com/a')
  for (const to of ['javascript:alert(1)', '//evil.example', 'search', '', undefined]) {
    await expect(write(link(to))).rejects.toThrow()
  }
  await expect(write(link('/search', ''))).rejects.toThrow()
})

it('keeps a language that is in front of a path, and puts none in front of a file', async () => {
  const links = ['/de/blog', '/bg/prices', '/files/media/a.pdf'].map((to) => ({ label: to, to }))
  await write({ footer: [{ title: 'Колона', links }] })
  const addresses = async (locale: Locale) => (await menus(locale)).footer[0]?.links.map(({ href }) => href)
  for (const locale of locales) expect(await addresses(locale)).toEqual(['/de/blog', '/prices', '/files/media/a.pdf'])
})

it('is filled by the demonstration once, in all languages, with links to what there is', async () => {
  const { writeCategories } = await import('../../seed/write/categories')
  const { writeMenus } = await import('../../seed/write/menus')
  await write({ header: [], footer: [] })
  const categories = await writeCategories(payload)
  const shops = seededRetailers.filter(({ category }) => category === 'supermarket')
  const retailers = new Map<string, string>()
  for (const { slug } of shops) retailers.set(slug, await fixtures.createRetailer(slug))
  for (const _ of [1, 2]) await change(writeMenus(payload, { categories, retailers }))
  for (const locale of locales) {
    const { header, footer } = await menus(locale)
    const categoryEntries = header.slice(0, 8)
    expect(header.map(({ label }) => label.lang)).toEqual(header.map(() => locale))
    expect(categoryEntries.map(({ href }) => href)).toEqual(
      headerCategories.map((slug) => localePath(locale, `/c/${slug}`)),
    )
    expect(categoryEntries[0]?.links.map(({ href }) => href)).toEqual(
      shops.map(({ slug }) => localePath(locale, `/r/${slug}`)),
    )
    for (const { title, links } of footer)
      expect([title, ...links.map(({ label }) => label)]).toEqual(
        [title, ...links.map(({ label }) => label)].map(({ text }) => ({ text, lang: locale })),
      )
    expect(footer.length).toBeGreaterThan(0)
  }
})
