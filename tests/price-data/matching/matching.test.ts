import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { connect } from '../import/fixtures'

const { payload, url } = await freshCms()
const { inTransaction } = await import('@/server/cms')
const { cacheChannel } = await import('@/server/cache/listener')
const { tag } = await import('@/server/cache/tags')
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { correctProduct, mergeProducts, splitListing } = await import('@/features/price-data/matching/corrections')
const { createCompany, everything, importListings, listing, run } = await import('./matching-fixtures')

const first = await createCompany('Едно')
const second = await createCompany('Две')
const third = await createCompany('Три')

beforeAll(async () => {
  await importListings(first, 12, {
    a1: 'МАСЛО КРАВЕ ВЕРЕЯ 250ГР',
    a2: 'МАСЛО ВЕРЕЯ 125ГР',
    a3: 'МАСЛО ПРЕЗИДЕНТ 250ГР',
  })
  await importListings(second, 12, { b1: 'масло Верея 250g', b2: 'Краве масло Верея 125 г', b3: 'МАСЛО КРАВЕ 250 ГР' })
  await importListings(third, 12, { c1: ',МАСЛО ВЕРЕЯ 250ГР***' })
  await importListings(first, 7, { y1: 'КИС.МЛЯКО БОЖЕНЦИ 2.2% 400ГР', y2: 'КИС МЛЯКО БОЖЕНЦИ 3.6% 400ГР' })
  await importListings(second, 7, { y3: 'Боженци Кисело Мляко 2,2% 400гр' })
  await matchListings()
})

const correct = <Result>(work: (req: Parameters<typeof mergeProducts>[0]) => Promise<Result>) => inTransaction(work)
const productOf = async (code: string) => (await listing(code)).product_id ?? 0

describe('matching', () => {
  it('makes one product of the same brand, size and words in several chains, and says why', async () => {
    const [a1, b1, c1] = await Promise.all(['a1', 'b1', 'c1'].map(listing))
    expect(new Set([a1?.product_id, b1?.product_id, c1?.product_id]).size).toBe(1)
    expect(c1?.match_score).toBeGreaterThan(0.78)
    expect(c1?.match_reason).toContain('brand size')
    expect(a1).toMatchObject({
      title: 'Масло Верея 250 г',
      slug: 'maslo-vereya-250-g',
      brand: 'Верея',
      pack_amount: 250,
    })
  })

  it('keeps other sizes, brands and fat contents apart, and gives a lonely listing a product without a score', async () => {
    expect(await productOf('a2')).toBe(await productOf('b2'))
    expect(new Set(await Promise.all(['a1', 'a2', 'a3', 'b3'].map(productOf))).size).toBe(4)
    expect(await listing('a3')).toMatchObject({ match_score: null, match_reason: null })
    expect(await productOf('y1')).toBe(await productOf('y3'))
    expect(await productOf('y2')).not.toBe(await productOf('y1'))
  })

  it('changes nothing when repeated, in part or in all', async () => {
    const before = await everything()
    await matchListings()
    await matchListings([first, second], { all: true })
    expect(await everything()).toEqual(before)
  })

  it('lets no page be drawn anew from prices that are not judged yet', async () => {
    const client = await connect(url)
    const messages: (string | undefined)[] = []
    client.on('notification', (message) => messages.push(message.payload))
    await client.query(`listen ${cacheChannel}`)
    await importListings(third, 39, { s1: 'СОЛ МОРСКА 1КГ' })
    await matchListings()
    // Notifications come at the latest with the answer to a query.
    await client.query('select 1')
    await client.end()
    expect(await productOf('s1')).toBeGreaterThan(0)
    expect(messages.filter((message) => message?.includes(tag.prices))).toEqual([])
  })

  it('lets a new chain join and a renamed listing move, under the same numbers and addresses', async () => {
    const before = await listing('a1')
    const fourth = await createCompany('Четири')
    await importListings(fourth, 12, { d1: 'Масло краве ВЕРЕЯ 250 г', d2: 'МАСЛО ПРЕЗИДЕНТ 250Г' })
    await importListings(second, 12, { b3: 'МАСЛО КРАВЕ ПРЕЗИДЕНТ 250 ГР' })
    await matchListings([fourth, second])
    expect(await listing('d1')).toMatchObject({ product_id: before.product_id, slug: before.slug })
    expect(await productOf('d2')).toBe(await productOf('a3'))
    expect(await productOf('b3')).toBe(await productOf('a3'))
    const forwarded = await run(
      sql`select merged_into from prices.products where slug = 'maslo-250-g' or slug = 'maslo-krave-250-g'`,
    )
    expect(forwarded).toEqual([{ merged_into: await productOf('a3') }])
  })

  it('gives no product the address of a group or of another product', async () => {
    await payload.create({
      collection: 'product-groups',
      data: { number: 52, slug: 'banani', title: 'Банани', baseUnit: 'kg', verdictRule: 'none' },
    })
    const former = { from: '/prices/limoni', to: '/prices/banani', status: '308' } as const
    await payload.create({ collection: 'redirects', data: former })
    await importListings(first, 52, { n1: 'БАНАНИ', n2: 'БАНАНИ II', n4: 'ЛИМОНИ' })
    await importListings(second, 51, { n3: 'БАНАНИ' })
    await matchListings()
    const slugs = await Promise.all(['n1', 'n2', 'n3'].map(async (code) => (await listing(code)).slug ?? ''))
    expect(new Set(slugs).size).toBe(3)
    expect(slugs).not.toContain('banani')
    expect((await listing('n4')).slug, 'a former address leads to its group').toBe('limoni-2')
  })
})

describe('an editor’s corrections outlive imports and matching', () => {
  it('a merge, whose old address leads to the new product', async () => {
    const [from, into] = [await productOf('y2'), await productOf('y1')]
    await correct((req) => mergeProducts(req, { from, into }))
    await importListings(first, 7, { y2: 'КИС МЛЯКО БОЖЕНЦИ 3.6% 400ГР НОВО' })
    const later = await createCompany('Пет')
    await importListings(later, 7, { y4: 'Кисело мляко Боженци 3,6% 400 г' })
    await matchListings(undefined, { all: true })
    expect(await Promise.all(['y1', 'y2', 'y3', 'y4'].map(productOf))).toEqual([into, into, into, into])
    expect(await run(sql`select merged_into from prices.products where id = ${from}`)).toEqual([{ merged_into: into }])
  })

  it('a split: the listing stays alone, and the others stay together', async () => {
    const together = await productOf('a1')
    const { id } = await listing('c1')
    const own = await correct((req) => splitListing(req, id))
    const named = sql`select title, slug from prices.products where id = ${own}`
    expect(await run(named)).toEqual([{ title: 'Масло Верея 250 г', slug: 'maslo-vereya-250-g-2' }])
    await importListings(third, 12, { c1: 'МАСЛО ВЕРЕЯ 250ГР', c2: 'МАСЛО ВЕРЕЯ КРАВЕ 250ГР' })
    await matchListings(undefined, { all: true })
    expect(await listing('c1')).toMatchObject({ product_id: own, pinned: true })
    expect(await Promise.all(['a1', 'b1', 'd1', 'c2'].map(productOf))).toEqual([together, together, together, together])
  })

  it('a corrected title, brand, group and size', async () => {
    const product = await productOf('a2')
    const correction = {
      title: 'Масло „Верея“',
      brand: 'Верея БГ',
      group: 11,
      size: { unit: 'kg', amount: 130 },
    } as const
    await correct((req) => correctProduct(req, product, correction))
    await importListings(first, 12, { a2: 'МАСЛО ВЕРЕЯ 125ГР ПРОМО' })
    await matchListings(undefined, { all: true })
    expect(await listing('a2')).toMatchObject({
      product_id: product,
      title: 'Масло „Верея“',
      slug: 'krave-maslo-vereya-125-g',
      brand: 'Верея БГ',
      pack_amount: 130,
    })
    expect(await run(sql`select group_number from prices.products where id = ${product}`)).toEqual([
      { group_number: 11 },
    ])
  })

  it('but no code that its chain gives to another thing', async () => {
    const product = await productOf('b1')
    expect(await listing('b1')).toMatchObject({ pinned: true })
    await importListings(second, 12, { b1: 'масло краве Верея 250 g промо' })
    await matchListings([second])
    expect(await listing('b1')).toMatchObject({ product_id: product, pinned: true })
    await importListings(second, 12, { b1: 'ЛЮТЕНИЦА ПЪРВОМАЙ ЕДРО СМЛЯНА 1.5КГ' })
    await matchListings([second])
    const freed = await listing('b1')
    expect(freed.pinned).toBe(false)
    expect(freed.product_id).not.toBe(product)
  })

  it('and repeats nothing when its form is sent twice', async () => {
    const [into, parted] = [await productOf('y1'), await listing('c1')]
    expect(await correct((req) => splitListing(req, parted.id))).toBe(parted.product_id)
    const [joined] = await run(sql`select id from prices.products where merged_into = ${into} limit 1`)
    await correct((req) => mergeProducts(req, { from: Number(joined?.id), into }))
    expect(await productOf('y1')).toBe(into)
  })

  it('refuses what makes no sense, and leaves a word of what was done', async () => {
    const product = await productOf('a1')
    const alone = await listing('n1')
    await expect(correct((req) => mergeProducts(req, { from: product, into: product }))).rejects.toThrow('same')
    await expect(correct((req) => mergeProducts(req, { from: product, into: 999_999 }))).rejects.toThrow('unknown')
    await expect(correct((req) => splitListing(req, alone.id))).rejects.toThrow('only-one')
    const { docs } = await payload.find({ collection: 'audit-log', sort: 'at' })
    expect(docs.map(({ action }) => action)).toEqual(['product.merged', 'product.split', 'product.corrected'])
  })
})
