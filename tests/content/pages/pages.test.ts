import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/routing'
import { atEnd } from '../../setup/at-end'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'
import { pageFixtures } from './page-fixtures'

let waitForInvalidations: () => Promise<void>

async function loadReads() {
  const pages = await import('@/features/content/pages/data')
  const redirects = await import('@/features/site/redirects/read-redirect')
  const sitemap = await import('@/features/site/seo/sitemap')
  return { ...pages, ...redirects, ...sitemap }
}

const { payload } = await freshCms()
const fixtures = pageFixtures(payload)
const reads = await loadReads()

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

const page = (slug: string, locale: Locale = 'bg') => visitorRequest(() => reads.getPage(slug, locale))

async function change(write: Promise<unknown>): Promise<void> {
  await write
  await waitForInvalidations()
}

const hero = {
  blockType: 'hero',
  size: 'sizeMedium',
  ground: 'groundColour',
  align: 'alignStart',
  tone: 'toneSoft',
} as const

describe('a page', () => {
  it('is shown when it is published, in each language, and not before', async () => {
    const id = await fixtures.createPage({ slug: 'shown', _status: 'draft' })
    expect(await page('shown')).toBeNull()
    await fixtures.translate(id, 'Заглавие')
    await change(fixtures.publish(id))
    expect((await page('shown'))?.title).toBe('Заглавие bg')
    expect((await page('shown', 'de'))?.title).toBe('Заглавие de')
  })

  it('needs title and summary in four languages to be published, and a block its words in Bulgarian', async () => {
    const id = await fixtures.createPage({ _status: 'draft', blocks: [{ ...hero, heading: '' }] })
    await expect(fixtures.publish(id)).rejects.toThrow(/Заглавие/)
    await fixtures.translate(id, 'Име')
    await expect(fixtures.publish(id)).rejects.toThrow(/раздела/)
  })

  it('has no address that belongs to the accounts or to another page', async () => {
    await fixtures.createPage({ slug: 'taken' })
    for (const slug of ['my-account', 'about us', 'Taken', 'taken']) {
      await expect(fixtures.createPage({ slug })).rejects.toThrow(/slug|Адрес/)
    }
  })

  it('shows a change on the next request, and a block that lacks a language in Bulgarian', async () => {
    const id = await fixtures.createPage({ slug: 'changing', blocks: [{ ...hero, heading: 'Първо' }] })
    await waitForInvalidations()
    expect((await page('changing', 'de'))?.blocks).toMatchObject([{ heading: 'Първо', lang: 'bg' }])
    const { blocks } = await payload.findByID({ collection: 'pages', id, locale: 'bg', depth: 0 })
    const translated = blocks?.map((block) => ({ ...block, heading: 'Erstes' }))
    await change(
      payload.update({ collection: 'pages', id, locale: 'de', data: { blocks: translated, _status: 'published' } }),
    )
    const [german] = (await page('changing', 'de'))?.blocks ?? []
    expect(german).toMatchObject({ heading: 'Erstes' })
    expect(german?.lang).toBeUndefined()
    expect((await page('changing', 'bg'))?.blocks).toMatchObject([{ heading: 'Първо' }])
  })

  it('leads from its old address after a change of its slug, and is forgotten there', async () => {
    const id = await fixtures.createPage({ slug: 'before-move' })
    await waitForInvalidations()
    expect((await page('before-move'))?.id).toBe(id)
    await change(fixtures.publish(id, { slug: 'after-move' }))
    expect(await page('before-move')).toBeNull()
    expect((await page('after-move'))?.id).toBe(id)
    expect(await reads.readRedirect(payload.db.drizzle, 'bg', '/before-move')).toMatchObject({
      to: '/after-move',
      status: 308,
    })
  })

  it('is in the sitemap unless it is hidden from search engines', async () => {
    const id = await fixtures.createPage({ slug: 'listed' })
    const inParts = async () => {
      const parts = await reads.readSitemapParts('pages')
      return (await Promise.all(parts.map((first) => reads.readSitemapPart('pages', first)))).flat()
    }
    const listed = async () => (await inParts()).some(({ path }) => path === '/listed')
    expect(await listed()).toBe(true)
    const data = { hiddenFromSearch: true, _status: 'published' as const }
    await payload.update({ collection: 'pages', id, locale: 'bg', data })
    expect(await listed()).toBe(false)
  })
})

describe('the demonstration', () => {
  it('is written once, in all languages, as an editor could publish it', async () => {
    const { writePages } = await import('../../../seed/write/pages')
    const { writePictures } = await import('../../../seed/write/pictures')
    const { writePosts } = await import('../../../seed/write/posts')
    const { pages } = await import('../../../seed/content/pages')
    for (const _ of [1, 2]) {
      const names = await writePosts(payload, '2026-03-05', await writePictures(payload))
      await change(writePages(payload, names))
    }
    for (const { slug, title } of pages) {
      for (const locale of ['bg', 'de', 'en', 'ru'] as const) {
        const shown = await page(slug, locale)
        expect([slug, shown?.title, shown?.lang]).toEqual([slug, title[locale], undefined])
        expect(JSON.stringify(shown)).not.toContain('"lang":"bg"')
      }
      const id = (await page(slug))?.id ?? ''
      await payload.update({ collection: 'pages', id, locale: 'bg', data: { _status: 'published' } })
    }
    const { menuSections } = await import('@/features/site/html-sitemap/sections')
    const sections = await visitorRequest(() => menuSections('en', { goods: [], legal: [], account: [] }))
    const pathsIn = (key: string) => sections.find((one) => one.key === key)?.entries.map(({ path }) => path)
    expect(pathsIn('footers')).toEqual(['1', '2', '3', '4', '5', '6', '7'].map((style) => `/footer-style-${style}`))
    expect(pathsIn('other')).toContain('/shop-list')
  }, 240_000)
})
