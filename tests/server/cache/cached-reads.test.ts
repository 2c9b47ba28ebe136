import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/i18n/routing'
import { contentFixtures } from '../../content/content-fixtures'
import { atEnd } from '../../setup/at-end'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'

let waitForInvalidations: () => Promise<void>

async function loadReads() {
  const brochures = await import('@/features/brochures/data')
  const categories = await import('@/features/brochures/categories/data')
  const retailers = await import('@/features/brochures/retailers/queries')
  const layout = await import('@/features/site/frame/data')
  const redirects = await import('@/features/site/redirects/open-page')
  return { ...brochures, ...categories, ...retailers, ...layout, ...redirects }
}

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const reads = await loadReads()

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

const brochure = (slug: string, locale: Locale = 'bg') => visitorRequest(() => reads.getBrochure(slug, locale))
const retailer = (slug: string) => visitorRequest(() => reads.getRetailer(slug, 'bg'))

function lists(place: { category: string; retailer: string }, locale: Locale = 'bg') {
  const titles = (filter: Parameters<typeof reads.getBrochures>[1]) =>
    visitorRequest(async () => (await reads.getBrochures(locale, filter)).brochures.map(({ title }) => title.text))
  return Promise.all([
    titles({ state: 'current', sort: 'newest' }),
    titles({ state: 'current', category: place.category }),
    titles({ state: 'current', retailer: place.retailer }),
  ])
}

async function change(write: Promise<unknown>): Promise<void> {
  await write
  await waitForInvalidations()
}

async function place() {
  return { category: await fixtures.createCategory(), retailer: await fixtures.createRetailer() }
}

describe('what is kept', () => {
  it('is not read again until something of it changes', async () => {
    const id = await fixtures.createBrochure({ slug: 'kept', pages: 2 })
    await waitForInvalidations()
    expect((await brochure('kept'))?.pages).toHaveLength(2)
    await fixtures.run(sql`update brochure_pages set hidden = true where brochure_id = ${id} and number = 1`)
    expect((await brochure('kept'))?.pages).toHaveLength(2)
    await change(payload.update({ collection: 'brochures', id, locale: 'bg', data: { website: 'https://a.example' } }))
    expect((await brochure('kept'))?.pages).toHaveLength(1)
  })
})

describe('the next request after a change', () => {
  it('shows a title in each language, on the page and in every list', async () => {
    const where = await place()
    const id = await fixtures.createBrochure({ ...where, slug: 'titled' })
    for (const locale of locales) {
      await waitForInvalidations()
      await Promise.all([brochure('titled', locale), lists(where, locale)])
      const data = { title: `Ново ${locale}`, _status: 'published' as const }
      await change(payload.update({ collection: 'brochures', id, locale, data }))
      expect((await brochure('titled', locale))?.title).toEqual({ text: `Ново ${locale}`, lang: locale })
      for (const titles of await lists(where, locale)) expect(titles).toContain(`Ново ${locale}`)
    }
  })

  it('shows no more what was unpublished or deleted, and shows it again', async () => {
    const where = await place()
    const id = await fixtures.createBrochure({ ...where, slug: 'coming-and-going', title: 'Тук' })
    const seen = async () => [
      Boolean(await brochure('coming-and-going')),
      ...(await lists(where)).map((titles) => titles.includes('Тук bg')),
    ]
    await waitForInvalidations()
    expect(await seen()).toEqual([true, true, true, true])
    await change(fixtures.unpublish(id))
    expect(await seen()).toEqual([false, false, false, false])
    await change(fixtures.publish(id))
    expect(await seen()).toEqual([true, true, true, true])
    await change(payload.delete({ collection: 'brochures', id }))
    expect(await seen()).toEqual([false, false, false, false])
  })

  it('finds a brochure where its draft had moved it, and no more where it was', async () => {
    const [old, now] = [await place(), await place()]
    const id = await fixtures.createBrochure({ ...old, slug: 'moving', title: 'Мести се' })
    await waitForInvalidations()
    await Promise.all([lists(old), lists(now)])
    await change(payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: now }))
    expect((await lists(old)).every((titles) => titles.includes('Мести се bg'))).toBe(true)
    await change(fixtures.publish(id))
    const [, ...before] = await lists(old)
    expect(before).toEqual([[], []])
    expect((await lists(now)).every((titles) => titles.includes('Мести се bg'))).toBe(true)
  })

  it('counts it in its category', async () => {
    const category = await fixtures.createCategory('counted')
    const count = async () => (await visitorRequest(() => reads.getCategory('counted', 'de')))?.current
    await waitForInvalidations()
    expect(await count()).toBe(0)
    await change(fixtures.createBrochure({ category }))
    expect(await count()).toBe(1)
  })

  it('shows the order and the hiding of pages, also on the covers in lists', async () => {
    const where = await place()
    const id = await fixtures.createBrochure({ ...where, slug: 'paged', pages: 3 })
    await waitForInvalidations()
    const covers = () =>
      Promise.all(
        [{ category: where.category }, { retailer: where.retailer }, {}].map((filter) =>
          visitorRequest(async () => {
            const { brochures } = await reads.getBrochures('bg', { ...filter, state: 'current', sort: 'newest' })
            return brochures
              .find((card) => card.id === id)
              ?.cover?.base.split('/')
              .at(-1)
          }),
        ),
      )
    expect(await covers()).toEqual(['1', '1', '1'])
    const { docs } = await payload.find({ collection: 'brochure-pages', where: { brochure: { equals: id } }, depth: 0 })
    const first = docs.find(({ number }) => number === 1)?.id ?? ''
    await change(payload.update({ collection: 'brochure-pages', id: first, data: { hidden: true } }))
    expect((await brochure('paged'))?.pages.map(({ number }) => number)).toEqual([2, 3])
    expect(await covers()).toEqual(['2', '2', '2'])
  })

  it('shows a brochure that an editor chose as related under its new title', async () => {
    const chosen = await fixtures.createBrochure({ ...(await place()), title: 'Избрана' })
    await fixtures.createBrochure({ ...(await place()), slug: 'with-choice', related: [chosen] })
    await waitForInvalidations()
    const related = async () => (await brochure('with-choice'))?.related.map(({ title }) => title.text)
    expect(await related()).toEqual(['Избрана bg'])
    await change(
      payload.update({
        collection: 'brochures',
        id: chosen,
        locale: 'bg',
        data: { title: 'Друга', _status: 'published' },
      }),
    )
    expect(await related()).toEqual(['Друга'])
  })

  it('shows an offer', async () => {
    const id = await fixtures.createBrochure({ slug: 'with-offer' })
    await waitForInvalidations()
    expect((await brochure('with-offer'))?.offers).toEqual([])
    const data = { brochure: id, pageNumber: 1, title: 'Мляко', priceCents: 199 }
    await change(payload.create({ collection: 'offers', data }))
    expect((await brochure('with-offer'))?.offers.map(({ title }) => title)).toEqual(['Мляко'])
  })

  it('shows the stores of a shop', async () => {
    const id = await fixtures.createRetailer('with-stores')
    await waitForInvalidations()
    expect((await retailer('with-stores'))?.stores).toEqual([])
    const data = { retailer: id, name: 'Център', town: 'Русе', address: 'ул. Александровска 1' }
    await change(payload.create({ collection: 'stores', data }))
    expect((await retailer('with-stores'))?.stores.map(({ town }) => town)).toEqual(['Русе'])
  })

  it('shows the name and the logo of a shop on its page, its brochures and the wall', async () => {
    const id = await fixtures.createRetailer('renamed')
    await fixtures.createBrochure({ retailer: id, slug: 'of-renamed' })
    await waitForInvalidations()
    const names = async () => [
      (await retailer('renamed'))?.name,
      (await brochure('of-renamed'))?.retailer.name,
      (await visitorRequest(() => reads.getRetailers())).find((shop) => shop.id === id)?.name,
    ]
    await names()
    await change(payload.update({ collection: 'retailers', id, data: { name: 'Ново име', _status: 'published' } }))
    expect(await names()).toEqual(['Ново име', 'Ново име', 'Ново име'])
  })

  it('shows the picture that replaced a mark', async () => {
    const picture = async (name: string) => {
      const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
        .png()
        .toBuffer()
      return { data, name, mimetype: 'image/png', size: data.length }
    }
    const logo = (await payload.create({ collection: 'media', data: {}, file: await picture('mark-old.png') })).id
    const id = await fixtures.createRetailer('with-mark')
    await payload.update({ collection: 'retailers', id, data: { logo, _status: 'published' } })
    await fixtures.createBrochure({ retailer: id, slug: 'of-mark' })
    await waitForInvalidations()
    const marks = async () => [
      (await retailer('with-mark'))?.logoUrl,
      (await brochure('of-mark'))?.retailer.logoUrl,
      (await visitorRequest(() => reads.getRetailers())).find((shop) => shop.id === id)?.logoUrl,
    ]
    expect(await marks()).toEqual(Array(3).fill('/files/media/mark-old.png'))
    await change(payload.update({ collection: 'media', id: logo, data: {}, file: await picture('mark-new.png') }))
    expect(await marks()).toEqual(Array(3).fill('/files/media/mark-new.png'))
  })

  it('hides the brochures of a shop that is no longer public', async () => {
    const where = await place()
    await fixtures.createBrochure({ ...where, slug: 'of-hidden', title: 'Скрита' })
    await waitForInvalidations()
    expect(await brochure('of-hidden')).not.toBeNull()
    await lists(where)
    const data = { _status: 'draft' as const }
    await change(payload.update({ collection: 'retailers', id: where.retailer, data }))
    expect(await brochure('of-hidden')).toBeNull()
    for (const titles of await lists(where)) expect(titles).not.toContain('Скрита bg')
  })

  it('leads from an old address to the newest one, and from a freed one nowhere', async () => {
    const id = await fixtures.createBrochure({ slug: 'a-1' })
    const rename = (slug: string) =>
      change(payload.update({ collection: 'brochures', id, locale: 'bg', data: { slug, _status: 'published' } }))
    const target = async (slug: string) =>
      (await visitorRequest(() => reads.findRedirect('bg', `/broshura/${slug}`)))?.to
    await rename('a-2')
    expect(await target('a-1')).toBe('/broshura/a-2')
    await rename('a-3')
    expect([await target('a-1'), await target('a-2')]).toEqual(['/broshura/a-3', '/broshura/a-3'])
    expect(await brochure('a-2')).toBeNull()
    await change(payload.delete({ collection: 'brochures', id }))
    expect([await target('a-1'), await target('a-2')]).toEqual([undefined, undefined])
  })

  it('shows the settings of the site', async () => {
    const name = async () => (await visitorRequest(() => reads.getSiteSettings('bg'))).companyName
    await change(payload.updateGlobal({ slug: 'site-settings', data: { companyName: 'Едно' } }))
    expect(await name()).toBe('Едно')
    await change(payload.updateGlobal({ slug: 'site-settings', data: { companyName: 'Две' } }))
    expect(await name()).toBe('Две')
  })

  it('says in which language the tagline is that is shown', async () => {
    const tagline = async () => (await visitorRequest(() => reads.getSiteSettings('de'))).tagline
    const write = (locale: 'bg' | 'de', text: string) =>
      change(payload.updateGlobal({ slug: 'site-settings', locale, data: { tagline: text } }))
    await write('bg', 'Всички брошури')
    expect(await tagline()).toEqual({ text: 'Всички брошури', lang: 'bg' })
    await write('de', 'Alle Prospekte')
    expect(await tagline()).toEqual({ text: 'Alle Prospekte', lang: 'de' })
  })
})
