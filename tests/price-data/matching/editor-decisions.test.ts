import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'

await freshCms()
const { inTransaction } = await import('@/server/cms')
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { mergeProducts, partPair, splitListing } = await import('@/features/price-data/matching/corrections')
const { readListings } = await import('@/features/price-data/listing-query')
const { createCompany, importListings, listing, run } = await import('./matching-fixtures')

const [first, second, third] = [await createCompany('Едно'), await createCompany('Две'), await createCompany('Три')]
const productOf = async (code: string) => (await listing(code)).product_id ?? 0
const productsOf = async (code: string) => {
  const rows = await run(sql`select product_id from prices.listings where code = ${code} order by id`)
  return rows.map(({ product_id }) => Number(product_id))
}
const factsOf = (product: number) =>
  run(sql`select title, brand, group_number, pack_unit, pack_amount, words, barcodes, merged_into
    from prices.products where id = ${product}`)

it('a listing split off and joined elsewhere does not draw after it the one that it was split from', async () => {
  await importListings(first, 12, { split: 'МАСЛО КРАВЕ ВЕРЕЯ 250ГР' })
  await importListings(second, 12, { stays: 'масло Верея 250g' })
  await importListings(third, 12, { other: 'МАСЛО ПРЕЗИДЕНТ 250ГР' })
  await matchListings()
  const [together, other] = [await productOf('split'), await productOf('other')]
  expect(await productOf('stays')).toBe(together)
  const { id } = await listing('split')
  const own = await inTransaction((req) => splitListing(req, id))
  await inTransaction((req) => mergeProducts(req, { from: own, into: other }))
  await matchListings(undefined, { all: true })
  expect(await Promise.all(['split', 'stays', 'other'].map(productOf))).toEqual([other, together, other])
})

it('a listing split off keeps in its title a size that is stored nowhere', async () => {
  await importListings(first, 12, { half: 'МАСЛО КРАВЕ САЯНА 12,5ГР' })
  await importListings(second, 12, { alike: 'масло Саяна 12,5g' })
  await matchListings()
  expect(await productOf('alike')).toBe(await productOf('half'))
  const { id } = await listing('half')
  const own = await inTransaction((req) => splitListing(req, id))
  expect(await factsOf(own)).toMatchObject([{ title: expect.stringMatching(/ 12,5 г$/), pack_amount: null }])
})

it('a part changes nothing of a product whose listings are in two groups, and its barcode still makes one product', async () => {
  const barcode = '5449000000996'
  await importListings(first, 66, { [barcode]: 'ВАФЛА МОРЕНИ 33 ГР', waffle: 'ВАФЛА БОРОВЕЦ 630 ГР' })
  await importListings(second, 66, { [barcode]: 'ВАФЛИ МОРЕНИ 33Г' })
  await importListings(third, 69, { [barcode]: 'ШОКОЛАД ВАФЛА МОРЕНИ' })
  await matchListings()
  const product = await productOf(barcode)
  const before = await factsOf(product)
  expect(await productsOf(barcode)).toEqual([product, product, product])
  expect(before).toMatchObject([{ group_number: 66, pack_amount: 33, barcodes: [barcode] }])
  const other = await productOf('waffle')
  await inTransaction((req) => partPair(req, { from: other, into: product }))
  await matchListings(undefined, { all: true })
  expect(await factsOf(product)).toEqual(before)
  const [fourth, fifth] = [await createCompany('Четири'), await createCompany('Пет')]
  await importListings(fourth, null, { [barcode]: 'ВАФЛА МОРЕНИ 33 ГР' })
  await importListings(fifth, 69, { [barcode]: 'ВАФЛА МОРЕНИ 33 ГР' })
  await matchListings()
  expect(await factsOf(product)).toMatchObject([{ group_number: 66, pack_amount: 33, barcodes: [barcode] }])
  expect(await productsOf(barcode)).toEqual(Array(5).fill(product))
})

it('a product joined from two groups keeps all barcodes, and attracts listings in both', async () => {
  const [inOils, inSauces, later] = ['3800123456787', '4006381333931', '5901234123457']
  await importListings(first, 33, { [inOils]: 'ОЛИО СЛЪНЧОГЛЕДОВО КАЛИАКРА 1Л' })
  await importListings(second, 34, { [inSauces]: 'МАЗНИНА КАЛИАКРА ЗА ПЪРЖЕНЕ 1Л' })
  await matchListings()
  const [from, into] = [await productOf(inSauces), await productOf(inOils)]
  expect(from).not.toBe(into)
  await inTransaction((req) => mergeProducts(req, { from, into }))
  const joined = await factsOf(into)
  expect(joined).toMatchObject([{ group_number: 33, barcodes: [inOils, inSauces] }])
  await matchListings(undefined, { all: true })
  expect(await factsOf(into)).toEqual(joined)
  await importListings(third, 34, { [later]: 'Мазнина Калиакра за пържене 1 л' })
  await matchListings()
  expect(await productOf(later)).toBe(into)
  const barcodes = [{ barcodes: [inOils, inSauces, later] }]
  for (const group of [33, 34]) {
    await run(sql`update prices.listings set read_name = null where group_number = ${group}`)
    await matchListings()
    expect(await factsOf(into)).toMatchObject(barcodes)
  }
})

it('an editor is named as the reason of what he joined or split off alone; otherwise the likeness of names is', async () => {
  await run(sql`insert into prices.places (id, code, name) values (0, 'BG', 'България') on conflict do nothing`)
  await importListings(first, 8, { a: 'СИРЕНЕ КРАВЕ САЯНА 400ГР', apart: 'СИРЕНЕ КОЗЕ БОР-ЧВОР 900ГР' })
  await importListings(second, 8, { b: 'Краве сирене Саяна 400 г' })
  await importListings(third, 8, { joined: 'КАШКАВАЛ ВИТОША 1КГ' })
  await run(sql`insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
    select id, 0, '2026-05-13', 500, 500, 500, 1 from prices.listings where group_number = 8`)
  const match = async (code: string) => {
    const [found] = await readListings(sql`l.code = ${code}`, 0, { real: null, invented: null })
    return found?.match
  }
  await matchListings()
  const [together, apart] = [await productOf('a'), await productOf('apart')]
  expect(await productOf('b')).toBe(together)
  const [before, alone] = [await match('b'), { score: null, reason: null, byEditor: false }]
  expect(before).toMatchObject({ reason: expect.stringContaining('brand size'), byEditor: false })
  await inTransaction((req) => partPair(req, { from: apart, into: together }))
  expect([await match('b'), await match('apart')]).toEqual([before, alone])
  const { id } = await listing('b')
  await inTransaction((req) => splitListing(req, id))
  await inTransaction(async (req) => mergeProducts(req, { from: await productOf('joined'), into: apart }))
  await matchListings(undefined, { all: true })
  expect(await match('a')).toEqual(alone)
  for (const code of ['b', 'joined', 'apart']) expect(await match(code)).toMatchObject({ byEditor: true })
})
