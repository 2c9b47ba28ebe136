import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { uuidsOf } from '@/server/db/row-ids'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { holdLocks } from '../setup/locks'
import { visitorRequest } from '../setup/next-request'
import { runJobs } from '../setup/run-jobs'
import { requireWaiting } from '../setup/until-waiting'
import { goodsKit } from './goods-kit'

const { payload, url } = await freshCms()
const { parseSearch } = await import('@/features/search/params')
const { findAll } = await import('@/features/search/search-all')
const { suggest } = await import('@/features/search/suggestions')
const { getListed } = await import('@/features/shop/browse/catalogue/data')
const { renewPrices } = await import('@/features/shop/goods/prices/renew-prices')
const { rebuildSearchIndex, rewriteAllGoods } = await import('@/server/search-index/rebuild')
const { listenForInvalidations, waitForInvalidations } = await import('@/server/cache/listener')

const kit = await goodsKit(payload)
const database = payload.db.drizzle
const black = await kit.createColour('black', { bg: 'черно', de: 'Schwarz', en: 'black', ru: 'чёрный' })
const mustard = await kit.createColour('mustard', { bg: 'горчица', de: 'Senfgelb', en: 'mustard', ru: 'горчичный' })
const coats = await kit.createCategory('coats', { bg: 'Палта', de: 'Mäntel', en: 'Coats', ru: 'Пальто' })

let wool: Awaited<ReturnType<typeof kit.createGoods>>
let linen: Awaited<ReturnType<typeof kit.createGoods>>

beforeAll(async () => {
  wool = await kit.createGoods({
    slug: 'belted-coat',
    sku: 'BR-COAT-0501',
    title: { bg: 'Палто с колан', de: 'Mantel mit Gürtel', en: 'Belted coat', ru: 'Пальто с поясом' },
    cents: 18_900,
    fibre: 'wool',
    category: coats,
    stock: [
      [black, 2],
      [mustard, 3],
    ],
  })
  linen = await kit.createGoods({
    slug: 'linen-shirt',
    sku: 'BR-SHRT-0101',
    title: { bg: 'Ленена риза', de: 'Leinenhemd', en: 'Linen shirt', ru: 'Льняная рубашка' },
    cents: 4900,
    fibre: 'linen',
    stock: [[mustard, 1]],
  })
  await kit.createGoods({
    slug: 'sold-out-coat',
    sku: 'BR-COAT-0502',
    title: { bg: 'Двуредно палто', de: 'Zweireihiger Mantel', en: 'Double-breasted coat', ru: 'Двубортное пальто' },
    cents: 9900,
    fibre: 'wool',
    category: coats,
    stock: [[black, 0]],
  })
  const rest = { cents: 100, fibre: 'wool' as const, stock: [] }
  const title = { bg: 'Палто', de: 'Mantel', en: 'Coat', ru: 'Пальто' }
  await kit.createGoods({ slug: 'sample-coat', sku: 'S-1', title, isSample: true, ...rest })
  await kit.createGoods({ slug: 'draft-coat', sku: 'S-2', title, _status: 'draft', ...rest })
  atEnd(await listenForInvalidations())
})

async function search(q: string, locale: Locale = 'bg', more: Parameters<typeof parseSearch>[0] = {}) {
  await waitForInvalidations()
  const found = await findAll(locale, parseSearch({ q, ...more }))
  if (!found) throw new Error('The search failed')
  const { ids, colours, ...goods } = found.goods
  const { products } = await visitorRequest(() => getListed(ids, colours, locale))
  return { ...goods, colours, corrected: found.brochures.corrected, products }
}
const slugs = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).products.map(({ product }) => product.slug)

const bothCoats = ['belted-coat', 'sold-out-coat']

describe('a search for products of our shop', () => {
  it('finds them in the language of the visitor, by any form of a word, and neither samples nor drafts', async () => {
    for (const [query, locale] of [
      ['палто', 'bg'],
      ['палтото', 'bg'],
      ['палта', 'bg'],
      ['Mantel', 'de'],
      ['Mäntel', 'de'],
      ['coats', 'en'],
      ['пальто', 'ru'],
    ] as const)
      expect([query, await slugs(query, locale)]).toEqual([query, bothCoats])
    expect(await slugs('рубашка', 'ru')).toEqual(['linen-shirt'])
    expect((await search('Leinenhemd', 'de')).products[0]?.product.title).toBe('Leinenhemd')
  })

  it('reads Latin letters and names in another language', async () => {
    expect(await slugs('palto')).toEqual(bothCoats)
    expect(await slugs('lenena riza')).toEqual(['linen-shirt'])
    expect(await slugs('shirt', 'bg')).toEqual(['linen-shirt'])
    expect(await slugs('Mantel', 'en')).toEqual(bothCoats)
  })

  it('forgives a typing error and says so', async () => {
    const { products, corrected } = await search('двуретно')
    expect(products.map(({ product }) => product.slug)).toEqual(['sold-out-coat'])
    expect(corrected).toEqual([{ typed: 'двуретно', found: 'двуредно' }])
  })

  it('finds them by fibre and category', async () => {
    expect(await slugs('вълна')).toEqual(bothCoats)
    expect(await slugs('Wolle', 'de')).toEqual(bothCoats)
    expect(await slugs('лен')).toContain('linen-shirt')
  })

  it('finds them by colour, whose pictures, sizes and stock count', async () => {
    const { products, colours } = await search('черно палто')
    expect(colours).toEqual(['black'])
    expect(products.map(({ product, range }) => [product.slug, range.soldOut])).toEqual([
      ['belted-coat', false],
      ['sold-out-coat', true],
    ])
    await kit.move(wool.variants[0] ?? '', -2)
    const black = (await search('черен')).products.find(({ product }) => product.slug === 'belted-coat')
    expect(black?.range).toMatchObject({ soldOut: true, colours: ['mustard', 'black'] })
    await kit.move(wool.variants[0] ?? '', 2)
  })

  it('takes the name of a thing for no colour, unless another word says what is looked for', async () => {
    expect(await slugs('горчица')).toEqual([])
    expect(await slugs('чери')).toEqual([])
    expect(await slugs('риза горчица')).toEqual(['linen-shirt'])
  })

  it('finds an article number exactly, of a variant in its colour', async () => {
    expect(await slugs('br-coat-0501')).toEqual(['belted-coat'])
    const { products, colours, corrected } = await search('BR-COAT-0501-2-M', 'en')
    expect(products.map(({ product }) => product.slug)).toEqual(['belted-coat'])
    expect([colours, corrected]).toEqual([['mustard'], []])
    expect(await search('BR-COAT-050')).toMatchObject({ matched: 'some' })
  })

  it('shows what has some of the words only by its title', async () => {
    expect(await search('палто чаршаф')).toMatchObject({ matched: 'some', total: 2 })
    expect(await slugs('черно чаршаф')).toEqual([])
    // A suitcase is required, not only its belt.
    expect(await slugs('куфар с колан')).toEqual([])
  })

  it('narrows by price, orders by price with what is sold out last, and reads on', async () => {
    expect(await slugs('вълна', 'bg', { max: '100' })).toEqual(['sold-out-coat'])
    expect(await slugs('вълна', 'bg', { sort: 'price' })).toEqual(bothCoats)
    const { searchGoods } = await import('@/features/search/goods/data')
    for (const sort of ['price', 'relevance'] as const) {
      const first = await searchGoods({ query: 'палто', locale: 'bg', sort, limit: 1 })
      expect(first).toMatchObject({ total: 2, ids: [wool.product] })
      const second = await searchGoods({ query: 'палто', locale: 'bg', sort, limit: 1, cursor: first.next ?? '' })
      expect([second.ids.length, second.ids.includes(wool.product), second.next]).toEqual([1, false, null])
    }
  })

  it('finds none where a town, a shop or another time is asked for', async () => {
    for (const filter of [{ town: 'София' }, { shop: 'zora' }, { state: 'past' }, { brand: 'x' }])
      expect(await slugs('палто', 'bg', filter)).toEqual([])
    expect(await slugs('палто', 'bg', { state: 'current', card: 'no' })).toEqual(bothCoats)
  })
})

describe('the document of a product', () => {
  const indexed = async () => {
    const { rows } = await database.execute(sql`
      select id from search.documents_other where kind = 'goods' and words <> ''`)
    return uuidsOf(rows)
  }

  it('is rebuilt in parts that each commit, so that a save waits for one of them only', async () => {
    const { rows } = await database.execute(sql`select id from products where _status = 'published' order by id`)
    const [first, ...rest] = uuidsOf(rows)
    await database.execute(sql`update search.documents_other set words = '' where kind = 'goods'`)
    const lock = `select pg_advisory_xact_lock(hashtextextended('search ${rest.at(-1)}', 0))`
    const release = await holdLocks(url, lock)
    const rebuilt = rewriteAllGoods(database, 1)
    try {
      await requireWaiting(payload, rebuilt)
      expect(await indexed()).toContain(first)
    } finally {
      await release()
    }
    await rebuilt
  })

  it('is removed by a rebuild where its product is published no more', async () => {
    await database.execute(sql`update products set _status = 'draft' where id = ${linen.product}`)
    await rebuildSearchIndex()
    expect(await indexed()).not.toContain(linen.product)
    await database.execute(sql`update products set _status = 'published' where id = ${linen.product}`)
    await rewriteAllGoods(database)
    expect(await indexed()).toContain(linen.product)
  })
})

describe('the next request after a change', () => {
  const shown = async () =>
    (await search('риза')).products.map(({ product, range }) => [product.priceCents, range.soldOut])

  it('shows another price, and a reduction with the lowest price of the 30 days before', async () => {
    expect(await shown()).toEqual([[4900, false]])
    await payload.update({ collection: 'products', id: linen.product, locale: 'bg', data: { priceCents: 5000 } })
    expect(await shown()).toEqual([[5000, false]])
    const days = { validFrom: sofiaDay(), validTo: addDays(sofiaDay(), 2) }
    const data = { name: 'Лен', percentOff: 20, products: [linen.product], ...days }
    const { id } = await payload.create({ collection: 'promotions', data })
    const [{ product } = { product: null }] = (await search('риза', 'bg', { reduced: 'yes' })).products
    expect([product?.priceCents, product?.oldPriceCents]).toEqual([4000, 4900])
    expect(await search('риза')).toMatchObject({ facets: { reduced: 1 } })
    await payload.delete({ collection: 'promotions', id })
    await renewPrices(database)
    expect(await slugs('риза', 'bg', { reduced: 'yes' })).toEqual([])
  })

  it('says sold out, and that it is back', async () => {
    const [variant = ''] = linen.variants
    await kit.move(variant, -1)
    expect(await shown()).toEqual([[5000, true]])
    await kit.move(variant, 1)
    expect(await shown()).toEqual([[5000, false]])
  })

  it('finds by new names of a product, a colour and a category, and by a new variant', async () => {
    await payload.update({
      collection: 'products',
      id: linen.product,
      locale: 'bg',
      data: { title: 'Ленена туника', _status: 'published' },
    })
    expect(await slugs('туника')).toEqual(['linen-shirt'])
    await payload.update({ collection: 'colours', id: mustard, locale: 'bg', data: { name: 'охра' } })
    await runJobs(payload)
    expect(await slugs('охра')).toEqual(expect.arrayContaining(['linen-shirt', 'belted-coat']))
    await payload.update({ collection: 'product-terms', id: coats, locale: 'bg', data: { name: 'Манта' } })
    await runJobs(payload)
    expect(await slugs('манта')).toEqual(bothCoats)
    const data = { product: linen.product, colour: black, size: 'L', sku: 'BR-SHRT-9999' }
    const { id } = await payload.create({ collection: 'variants', data })
    expect(await slugs('br shrt 9999')).toEqual(['linen-shirt'])
    await payload.delete({ collection: 'variants', id })
    expect(await slugs('BR-SHRT-9999')).toEqual([])
  })

  it('indexes what is under a new name in parts, each of which enqueues the next', async () => {
    const { indexPartOfGoods } = await import('@/server/search-index')
    await payload.update({ collection: 'product-terms', id: coats, locale: 'bg', data: { name: 'Шинели' } })
    const req = await createLocalReq({}, payload)
    await indexPartOfGoods(req, { kind: 'term', id: coats, after: null }, 1)
    const found = await slugs('шинели')
    expect(found).toHaveLength(1)
    await runJobs(payload)
    expect(await slugs('шинели')).toEqual(bothCoats)
    await payload.update({ collection: 'product-terms', id: coats, locale: 'bg', data: { name: 'Манта' } })
    await runJobs(payload)
  })

  it('finds no more what is withdrawn, and a rebuild finds the rest again', async () => {
    await payload.update({ collection: 'products', id: linen.product, locale: 'bg', data: { _status: 'draft' } })
    expect(await slugs('туника')).toEqual([])
    await rebuildSearchIndex()
    expect(await slugs('палто')).toEqual(bothCoats)
    expect(await slugs('пaлтоо')).toEqual(bothCoats)
    await payload.delete({ collection: 'products', id: wool.product })
    expect(await slugs('палто')).toEqual(['sold-out-coat'])
  })
})

it('offers their titles while a word is typed, in the language of the page', async () => {
  const goods = (await suggest('zweir', 'de')).filter(({ kind }) => kind === 'goods')
  expect(goods).toEqual([{ kind: 'goods', text: 'Zweireihiger Mantel', lang: 'de', path: '/p/sold-out-coat' }])
})
