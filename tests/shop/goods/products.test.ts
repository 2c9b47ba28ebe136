import type { ProductTerm } from '@payload-types'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/i18n/routing'
import { contentFixtures } from '../../content/content-fixtures'
import { atEnd } from '../../setup/at-end'
import { freshDatabase } from '../../setup/database'
import { visitorRequest } from '../../setup/next-request'

let payload: Payload
let waitForInvalidations: () => Promise<void>
let reads: typeof import('@/features/shop/goods/data')
let kit: Awaited<ReturnType<typeof contentFixtures>>
let count = 0

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  reads = await import('@/features/shop/goods/data')
  kit = await contentFixtures(payload)
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})
afterAll(() => payload.destroy())

const visitor = { user: null, overrideAccess: false } as const
const shown = (slug: string, locale: Locale = 'bg') => visitorRequest(() => reads.getProductDetail(slug, locale))

async function term(kind: ProductTerm['kind'], name: string): Promise<string> {
  count += 1
  const data = { name, kind, slug: `term-${count}` }
  return (await payload.create({ collection: 'product-terms', locale: 'bg', data })).id
}

type Given = {
  categories?: string[]
  tags?: string[]
  isSample?: boolean
  related?: string[]
  currency?: 'EUR' | 'USD'
}

async function draft(given: Given = {}): Promise<{ id: string; slug: string }> {
  count += 1
  const slug = `product-${count}`
  const data = { slug, sku: `SKU-${count}`, priceCents: 12_575, currency: 'EUR' as const, ...given }
  const { id } = await payload.create({
    collection: 'products',
    locale: 'bg',
    draft: true,
    data: { title: slug, ...data, ...(await kit.productFacts()), _status: 'draft' },
  })
  for (const locale of locales) {
    const words = { title: `${slug} ${locale}`, summary: `Summary ${locale}` }
    await payload.update({ collection: 'products', id, locale, draft: true, data: words })
  }
  return { id, slug }
}

async function publish(id: string, data: Given & { title?: string } = {}): Promise<void> {
  await payload.update({ collection: 'products', id, locale: 'bg', data: { ...data, _status: 'published' } })
  await waitForInvalidations()
}

async function published(given: Given = {}): Promise<{ id: string; slug: string }> {
  const product = await draft(given)
  await publish(product.id)
  return product
}

describe('a product', () => {
  it('is seen by nobody but staff before it is published, and in every language after', async () => {
    const { id, slug } = await draft()
    await expect(payload.findByID({ collection: 'products', id, ...visitor })).rejects.toMatchObject({ status: 404 })
    await expect(payload.findByID({ collection: 'products', id, draft: true, ...visitor })).rejects.toThrow()
    expect(await shown(slug)).toBeNull()
    await publish(id)
    expect((await payload.findByID({ collection: 'products', id, ...visitor })).slug).toBe(slug)
    for (const locale of locales) expect((await shown(slug, locale))?.title).toBe(`${slug} ${locale}`)
  })

  it('keeps what is being written to itself until that is published, and then shows it on the next request', async () => {
    const { id, slug } = await published()
    await payload.update({ collection: 'products', id, locale: 'bg', draft: true, data: { title: 'Недовършено' } })
    await waitForInvalidations()
    expect((await shown(slug))?.title).toBe(`${slug} bg`)
    const { title } = await payload.findByID({ collection: 'products', id, locale: 'bg', draft: true, ...visitor })
    expect(title).toBe(`${slug} bg`)
    await publish(id, { title: 'Готово' })
    expect((await shown(slug))?.title).toBe('Готово')
  })

  it('is published only with its words in four languages', async () => {
    const data = { slug: 'half', sku: 'HALF', title: 'Наполовина', priceCents: 100, currency: 'EUR' as const }
    const { id } = await payload.create({ collection: 'products', locale: 'bg', draft: true, data })
    await expect(publish(id)).rejects.toThrow()
  })

  it('is written by staff alone, at an address and a number of its own', async () => {
    const { id, slug } = await published()
    await expect(payload.update({ collection: 'products', id, data: { priceCents: 1 }, ...visitor })).rejects.toThrow()
    await expect(payload.delete({ collection: 'products', id, ...visitor })).rejects.toThrow()
    const other = await draft({ isSample: true })
    for (const data of [{ slug }, { sku: 'SKU WITH ITS OWN', rating: 6 }, { priceCents: -1 }, { priceCents: 1.5 }]) {
      await expect(payload.update({ collection: 'products', id: other.id, data })).rejects.toThrow()
    }
  })

  it('is sold in euro alone: a sample in dollars is not published for sale before that is chosen', async () => {
    const { id } = await published({ isSample: true, currency: 'USD' })
    await expect(publish(id, { isSample: false })).rejects.toMatchObject({ data: { errors: [{ path: 'currency' }] } })
    await publish(id, { isSample: false, currency: 'EUR' })
    expect(await payload.findByID({ collection: 'products', id })).toMatchObject({ isSample: false, currency: 'EUR' })
  })

  it('that is a sample is apart from what is newest', async () => {
    const [sample, sold] = [await published({ isSample: true }), await published()]
    const slugsOf = async (kind: 'newest' | 'samples') =>
      (await visitorRequest(() => reads.getProducts('bg', kind, 50))).map(({ slug }) => slug)
    expect(await slugsOf('samples')).toEqual([sample.slug])
    const newest = await slugsOf('newest')
    expect(newest[0]).toBe(sold.slug)
    expect(newest).not.toContain(sample.slug)
  })

  it('leads to its related ones, but for those that are not published', async () => {
    const [first, second, hidden] = [await published(), await published(), await draft()]
    const { slug } = await published({ related: [second.id, hidden.id, first.id] })
    const related = (await shown(slug))?.relatedIds ?? []
    const products = await visitorRequest(() => reads.getProducts('bg', related, 4))
    expect(products.map((product) => product.slug)).toEqual([second.slug, first.slug])
  })
})

describe('the terms of a product', () => {
  it('are categories and tags, each of its own kind', async () => {
    const [coats, winter] = [await term('category', 'Палта'), await term('tag', 'зима')]
    const { id, slug } = await published({ categories: [coats], tags: [winter] })
    expect(await shown(slug)).toMatchObject({ categories: [{ name: 'Палта' }], tags: [{ name: 'зима' }] })
    await expect(publish(id, { categories: [winter] })).rejects.toThrow()
    await expect(publish(id, { tags: [coats] })).rejects.toThrow()
  })

  it('are read by everybody, written by staff, and renamed or gone on the next request', async () => {
    const id = await term('tag', 'вълна')
    const { slug } = await published({ tags: [id] })
    expect((await payload.findByID({ collection: 'product-terms', id, locale: 'bg', ...visitor })).name).toBe('вълна')
    const rename = { collection: 'product-terms', id, locale: 'bg', data: { name: 'памук' } } as const
    await expect(payload.update({ ...rename, ...visitor })).rejects.toThrow()
    expect((await shown(slug))?.tags).toMatchObject([{ name: 'вълна' }])
    await payload.update(rename)
    await waitForInvalidations()
    expect((await shown(slug))?.tags).toMatchObject([{ name: 'памук' }])
    await payload.delete({ collection: 'product-terms', id })
    await waitForInvalidations()
    expect((await shown(slug))?.tags).toEqual([])
  })

  it('without a translation are shown in Bulgarian and say so', async () => {
    const id = await term('category', 'Ризи')
    const { slug } = await published({ categories: [id] })
    expect((await shown(slug, 'de'))?.categories).toMatchObject([{ name: 'Ризи', lang: 'bg' }])
  })
})
