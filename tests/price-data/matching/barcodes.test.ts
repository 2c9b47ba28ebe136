import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'

await freshCms()
const { inTransaction } = await import('@/server/cms')
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { mergeProducts, partPair, splitListing } = await import('@/features/price-data/matching/corrections')
const { findProducts, readProduct } = await import('@/features/price-data/matching/editor-data')
const { readProposals } = await import('@/features/price-data/matching/read-proposals')
const { createCompany, importListings, listing, run } = await import('./matching-fixtures')

const [first, second, third] = [await createCompany('Едно'), await createCompany('Две'), await createCompany('Три')]
const toothpaste = '3800123456787'
const reissued = '4006381333931'
const scales = '2001234567893'
const error = '5901234123457'

beforeAll(async () => {
  await importListings(first, 81, { [toothpaste]: 'ПЗ АКВАФРЕШ СИНЯ 125 ГР', a1: 'ПЗ КОЛГЕЙТ ПРОПОЛИС 75 МЛ' })
  await importListings(second, 81, {
    [toothpaste]: 'ПАСТА ЗА ЗЪБИ AQUAFRESH FRESH&MINTY 125 ML',
    [reissued]: 'ПАСТА ЗА ЗЪБИ COLGATE PROPOLIS 75 МЛ',
  })
  await importListings(first, 8, { [scales]: 'СИРЕНЕ КРАВЕ ЕДНО', [error]: 'СИРЕНЕ КРАВЕ САЯНА 400ГР' })
  await importListings(second, 8, { [scales]: 'ИЗВАРА ДВЕ', [error]: 'ЛЮТЕНИЦА ОЛИНЕЗА 2000ГР' })
  await matchListings()
})

const productsOf = async (code: string) => {
  const rows = await run(sql`select product_id from prices.listings where code = ${code} order by id`)
  return rows.map(({ product_id }) => product_id)
}

describe('a barcode', () => {
  it('makes one product of listings that are called differently, and is its reason', async () => {
    const [one, other] = await productsOf(toothpaste)
    expect(other).toBe(one)
    const reasons = await run(sql`select match_reason from prices.listings where code = ${toothpaste}`)
    expect(reasons.some(({ match_reason: reason }) => String(reason).startsWith('barcode'))).toBe(true)
  })

  it('of a shop’s scales, or on things that cannot be one, makes none', async () => {
    for (const code of [scales, error]) {
      const [one, other] = await productsOf(code)
      expect(other).not.toBe(one)
    }
  })

  it('that chains file in different groups makes one product, where most file it, and stays so', async () => {
    const filed = '5449000000996'
    const elsewhere = '4005900036728'
    await importListings(first, 66, { [filed]: 'ВАФЛА МОРЕНИ 33 ГР', [elsewhere]: 'БИСКВИТИ ЧАЕНИ 200 ГР' })
    await importListings(second, 66, { [filed]: 'ВАФЛИ МОРЕНИ 33Г', w1: 'БИСКВИТИ ЧАЕНИ 200Г' })
    await importListings(third, 69, { [filed]: 'ШОКОЛАД ВАФЛА МОРЕНИ', [elsewhere]: 'МЛЕЧЕН ШОКОЛАД 100 ГР' })
    await matchListings()
    const products = await productsOf(filed)
    expect(new Set(products).size).toBe(1)
    expect(new Set(await productsOf(elsewhere)).size).toBe(2)
    const groups = await run(sql`select group_number from prices.products where id = ${products[0]}`)
    expect(groups).toEqual([{ group_number: 66 }])
    await importListings(third, 69, { [filed]: 'ШОКОЛАД ВАФЛА МОРЕНИ 33ГР' })
    await matchListings([third])
    await matchListings(undefined, { all: true })
    expect(await productsOf(filed)).toEqual(products)
  })

  it('joins all of its bearers that can be one thing, whichever of them is written first', async () => {
    const code = '7622210449283'
    const fourth = await createCompany('Четири')
    await importListings(first, 69, { [code]: 'АБВ МЛЕЧЕН' })
    await importListings(second, 69, { [code]: 'ШОКОЛАД МИЛКА ЛЕШНИК 100ГР' })
    await importListings(third, 69, { [code]: 'Шоколад Milka hazelnut 100 g' })
    await importListings(fourth, 69, { [code]: 'МЛЕЧЕН ШОКОЛАД MILKA' })
    await matchListings()
    expect(new Set(await productsOf(code)).size).toBe(1)
  })

  it('joins names without a common word only where pack and price are known and agree', async () => {
    const [known, dearer, unpriced] = ['8000500310427', '8000500179864', '8000500033784']
    for (const [index, code] of [known, dearer, unpriced].entries()) {
      const grams = 110 * (index + 1)
      await importListings(first, 67, { [code]: `БИСКВИТИ ЧАРОДЕЙКА ${grams} ГР` })
      await importListings(second, 67, { [code]: `ZAUBERIN KEKSE ${grams} G` })
    }
    await run(sql`insert into prices.places (id, code, name) values (0, 'BG', 'България') on conflict do nothing`)
    const price = async (code: string, company: number, cents: number) =>
      run(sql`insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
        select id, 0, '2026-05-13', ${cents}::integer, ${cents}::integer, ${cents}::integer, 1
        from prices.listings where code = ${code} and company_id = ${company}`)
    await price(known, first, 199)
    await price(known, second, 229)
    await price(dearer, first, 199)
    await price(dearer, second, 399)
    await matchListings(undefined, { all: true })
    const counts = [known, dearer, unpriced].map(async (code) => new Set(await productsOf(code)).size)
    expect(await Promise.all(counts)).toEqual([1, 2, 2])
  })

  it('on a listing without a group meets the same thing in a group, also in the other script', async () => {
    const [ungrouped, sounds] = ['5000159461122', '8714789762371']
    await importListings(first, 82, { [ungrouped]: 'ШАМПОАН ГЛИС 250 МЛ', [sounds]: 'ШАМПОАН ДАВ 400 МЛ' })
    await importListings(second, null, { [ungrouped]: 'GLISS SHAMPOO 250 ML' })
    await importListings(third, 83, { [sounds]: 'DOVE 400 ML' })
    await importListings(second, 82, { [sounds]: 'ДАВ ШАМПОАН 400МЛ' })
    await matchListings()
    for (const code of [ungrouped, sounds]) {
      const products = await productsOf(code)
      expect(new Set(products).size).toBe(1)
      expect(await run(sql`select group_number from prices.products where id = ${products[0]}`)).toEqual([
        { group_number: 82 },
      ])
    }
  })

  it('is kept on the product with others, shown to staff and found by its digits', async () => {
    const product = (await listing('a1')).product_id ?? 0
    expect((await readProduct(product))?.product.barcodes).toEqual([reissued])
    for (const search of [reissued, '4 006381 333931']) {
      const found = await findProducts({ search, group: null, page: 1 })
      expect(found.products.map(({ id }) => id)).toEqual([product])
    }
    const [other] = await productsOf(toothpaste)
    await inTransaction((req) => mergeProducts(req, { from: Number(other), into: product }))
    expect((await readProduct(product))?.product.barcodes).toEqual([toothpaste, reissued])
    const [strange] = await run(sql`select id from prices.listings where code = ${reissued}`)
    const own = await inTransaction((req) => splitListing(req, Number(strange?.id)))
    const barcodes = async (id: number) => (await readProduct(id))?.product.barcodes
    expect([await barcodes(own), await barcodes(product)]).toEqual([[reissued], [toothpaste]])
  })
})

describe('a pair that is only likely', () => {
  it('is proposed, and once it was parted neither proposed again nor joined', async () => {
    await importListings(first, 39, { p1: 'СОЛ КРИНА 1КГ' })
    await importListings(third, 39, { p2: 'СОЛ КРИНА' })
    await matchListings()
    const [one, other] = [(await listing('p1')).product_id ?? 0, (await listing('p2')).product_id ?? 0]
    expect(other).not.toBe(one)
    const pairs = async () => (await readProposals()).proposals.map((proposal) => [proposal.one, proposal.other])
    expect(await pairs()).toContainEqual([Math.min(one, other), Math.max(one, other)])
    await inTransaction((req) => partPair(req, { from: other, into: one }))
    await importListings(third, 39, { p2: 'СОЛ КРИНА 1КГ' })
    await matchListings(undefined, { all: true })
    expect(await pairs()).not.toContainEqual([Math.min(one, other), Math.max(one, other)])
    expect([(await listing('p1')).product_id, (await listing('p2')).product_id]).toEqual([one, other])
  })
})
