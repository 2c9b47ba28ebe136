import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures } from './price-fixtures'

const { payload } = await freshCms()
const { getProductOffers, readGroupOffers, readLowestUnitPrice, readProductOffers } = await import(
  '@/features/price-data/offer-query'
)
const { readProductCards } = await import('@/features/price-data/cards/read-cards')
const { pricesOf } = await import('@/features/lists/server/store-prices')
const { readBrochure } = await import('@/features/brochures/detail-query')

const fixtures = await priceFixtures(payload)
const content = await contentFixtures(payload)
const everything = { chain: null, town: null, size: null }
let product: number
let brochure: string
let onHidden: string

async function addOffer(pageNumber: number, priceCents: number, data = {}, of = product): Promise<string> {
  const fields = { brochure, pageNumber, title: 'Масло 250 г', packSize: '250 г', priceCents, ...data }
  const { id } = await payload.create({ collection: 'offers', data: fields })
  await fixtures.run(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id) values (${id}, 12, ${of})
    on conflict (offer_id) do update set product_id = excluded.product_id, group_number = excluded.group_number`)
  return id
}

beforeAll(async () => {
  await fixtures.addGroups([12])
  product = await fixtures.addProduct('maslo', 'Масло', 12)
  brochure = await content.createBrochure({ pages: 2 })
  await addOffer(1, 300)
  onHidden = await addOffer(2, 100)
  // Of an older import: the page of this number that visitors see is another one.
  await fixtures.run(sql`
    with file as (insert into brochure_files (id) values (gen_random_uuid()) returning id),
      old as (insert into imports (id, brochure_id, file_id, status) select gen_random_uuid(), ${brochure}, id, 'done'
        from file returning id)
    insert into brochure_pages (id, import_id, brochure_id, number, position, hidden, width, height, placeholder, text)
    select gen_random_uuid(), id, ${brochure}, 1, 1, true, 595, 842, '', '' from old`)
})

async function shown() {
  const chosen = { companies: null, place: undefined, offers: { chain: null, town: null, withoutCard: false } }
  const [[card], found, lists, detail] = await Promise.all([
    readProductCards([product], chosen),
    readProductOffers(product, everything),
    pricesOf(['product:maslo', `offer:${onHidden}`]),
    readBrochure(brochure, 'bg'),
  ])
  return {
    card: card?.offers.map(({ price }) => price),
    page: found.map(({ price }) => price),
    group: await readLowestUnitPrice(12, 'kg', everything),
    list: lists['product:maslo']?.map(({ cents }) => cents).sort((one, other) => one - other),
    ticked: lists[`offer:${onHidden}`]?.map(({ cents }) => cents).sort((one, other) => one - other),
    brochure: detail?.offers.map(({ priceCents }) => priceCents),
  }
}

it('an offer is compared, listed and counted until its page is hidden, and again once it is shown', async () => {
  const both = { card: [100, 300], page: [100, 300], group: 400, list: [100, 300], ticked: [100, 300] }
  expect(await shown()).toEqual({ ...both, brochure: [300, 100] })
  const { rows } = await fixtures.run<{ id: string }>(sql`
    select p.id from brochure_pages p join brochures b on b.active_import_id = p.import_id
    where b.id = ${brochure} and p.number = 2`)
  const id = rows[0]?.id ?? ''
  await payload.update({ collection: 'brochure-pages', id, data: { hidden: true } })
  const one = { card: [300], page: [300], group: 1200, list: [300], ticked: [300], brochure: [300] }
  expect(await shown()).toEqual(one)
  await payload.update({ collection: 'brochure-pages', id, data: { hidden: false } })
  expect(await shown()).toEqual({ ...both, brochure: [300, 100] })
})

it('an offer of a pharmacy is compared with none, whatever category an editor gives it', async () => {
  const category = await content.createCategory('pharmacy')
  const pharmacy = await content.createBrochure({ category })
  const cream = await fixtures.addProduct('krem', 'Крем', 12)
  const own = await addOffer(1, 50, { brochure: pharmacy }, cream)
  await addOffer(1, 80, {}, cream)
  await fixtures.run(sql`update offers set category_id = ${content.category} where id = ${own}`)
  expect((await readProductOffers(cream, everything)).map(({ price }) => price)).toEqual([80])
  const { 'product:krem': prices, [`offer:${own}`]: ticked } = await pricesOf(['product:krem', `offer:${own}`])
  expect(prices?.map(({ cents }) => cents)).toEqual([80])
  // On a list it is what somebody has ticked.
  expect(ticked?.map(({ cents }) => cents)).toContain(50)
})

it('the page of a product knows as many offers as its card, so that those with a condition hide none without', async () => {
  const other = await fixtures.addProduct('siren', 'Сирене', 12)
  for (let cents = 101; cents <= 110; cents += 1) await addOffer(1, cents, { loyaltyOnly: true }, other)
  await addOffer(1, 150, {}, other)
  const [found, cached] = [
    await readProductOffers(other, everything),
    await visitorRequest(() => getProductOffers(other)),
  ]
  for (const offers of [found, cached]) {
    expect(offers).toHaveLength(11)
    expect(offers.find(({ loyaltyOnly }) => !loyaltyOnly)?.price).toBe(150)
  }
})

it('where a town is chosen, offers of editions for other towns are left out', async () => {
  const retailer = await content.createRetailer('with-editions')
  for (const town of ['Варна', 'София', 'Стара Загора'])
    await payload.create({ collection: 'stores', data: { retailer, name: 'Магазин', town, address: 'ул. 1' } })
  const sold = await fixtures.addProduct('sirene', 'Сирене', 12)
  const add = async (towns: string[], price: number) =>
    addOffer(1, price, { brochure: await content.createBrochure({ retailer, towns }) }, sold)
  await add(['Варна', 'Бургас'], 110)
  const ticked = await add(['София'], 120)
  await add([], 130)
  await add(['Стара загора'], 140)
  const prices = async (town: string | null) =>
    (await readProductOffers(sold, { ...everything, town })).map(({ price, towns }) => [price, ...towns])
  expect(await prices('Варна')).toEqual([[110, 'Варна', 'Бургас'], [130]])
  expect(await prices('София')).toEqual([[120, 'София'], [130]])
  expect(await prices('Стара Загора')).toEqual([[130], [140, 'Стара загора']])
  // The shop has no store there: what is for the whole country cannot be had, but the edition says that it can.
  expect(await prices('Бургас')).toEqual([[110, 'Варна', 'Бургас']])
  expect(await prices(null)).toEqual([[110, 'Варна', 'Бургас'], [120, 'София'], [130], [140, 'Стара загора']])
  // A list knows no town: it adds up a price of some towns only where somebody has ticked it.
  const lists = await pricesOf(['product:sirene', `offer:${ticked}`])
  expect(lists['product:sirene']?.map(({ cents }) => cents)).toEqual([130])
  expect(lists[`offer:${ticked}`]?.map(({ cents }) => cents).sort()).toEqual([120, 130])
})

it('the page of a group has an offer of many editions once, that for the whole country, and so room for others', async () => {
  await fixtures.addGroups([14])
  const yoghurt = await fixtures.addProduct('kiselo-mlyako', 'Кисело мляко', 14)
  const add = async (towns: string[], price: number) => {
    const data = { title: 'Кисело мляко', brochure: await content.createBrochure({ towns }) }
    const id = await addOffer(1, price, data, yoghurt)
    await fixtures.run(sql`update prices.offer_matches set group_number = 14 where offer_id = ${id}`)
  }
  const towns = ['Варна', 'Бургас', 'Русе', 'Плевен', 'Видин', 'Сливен', 'Ямбол', 'Добрич', 'Шумен']
  for (const town of towns) await add([town], 90)
  await add([], 90)
  await add(['Варна'], 80)
  await add([], 95)
  const found = await readGroupOffers(14, everything)
  expect(found.map(({ price, towns }) => [price, ...towns])).toEqual([[80, 'Варна'], [90], [95]])
})

it('the page of a group has an offer with a card and the same without one both', async () => {
  await fixtures.addGroups([15])
  const coffee = await fixtures.addProduct('kafe-na-zarna', 'Кафе на зърна', 15)
  const add = async (towns: string[], data = {}) => {
    const brochure = await content.createBrochure({ towns })
    const id = await addOffer(1, 399, { title: 'Кафе на зърна', brochure, ...data }, coffee)
    await fixtures.run(sql`update prices.offer_matches set group_number = 15 where offer_id = ${id}`)
  }
  await add([], { loyaltyOnly: true })
  await add(['Варна'])
  await add(['Бургас'])
  const found = await readGroupOffers(15, everything)
  expect(found.map(({ loyaltyOnly, towns }) => [loyaltyOnly, towns.length])).toEqual([
    [true, 0],
    [false, 1],
  ])
})

it('of equal prices of a product that for the whole country is first, because everybody pays it', async () => {
  const coffee = await fixtures.addProduct('kafe', 'Кафе', 12)
  const add = async (towns: string[]) => addOffer(1, 399, { brochure: await content.createBrochure({ towns }) }, coffee)
  for (const town of ['Варна', 'Бургас', 'Русе', 'Плевен']) await add([town])
  const national = await add([])
  for (const town of ['Видин', 'Сливен', 'Ямбол', 'Шумен']) await add([town])
  const [first, ...others] = await readProductOffers(coffee, everything)
  expect([first?.id, first?.towns, others.length]).toEqual([national, [], 8])
})
