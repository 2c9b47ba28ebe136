import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { priceFixtures } from './price-fixtures'

const { payload } = await freshCms()
const { readLowestUnitPrice, readProductOffers } = await import('@/features/price-data/offer-query')
const { readProductCards } = await import('@/features/price-data/cards/read-cards')
const { pricesOf } = await import('@/features/lists/server/store-prices')
const { readBrochure } = await import('@/features/brochures/detail-query')

const fixtures = await priceFixtures(payload)
const content = await contentFixtures(payload)
const everything = { chain: null, town: null, size: null }
let product: number
let brochure: string
let onHidden: string

beforeAll(async () => {
  await fixtures.addGroups([12])
  product = await fixtures.addProduct('maslo', 'Масло', 12)
  brochure = await content.createBrochure({ pages: 2 })
  const offer = async (pageNumber: number, priceCents: number) => {
    const data = { brochure, pageNumber, title: 'Масло 250 г', packSize: '250 г', priceCents }
    const { id } = await payload.create({ collection: 'offers', data })
    await fixtures.run(sql`
      insert into prices.offer_matches (offer_id, group_number, product_id) values (${id}, 12, ${product})
      on conflict (offer_id) do update set product_id = excluded.product_id, group_number = excluded.group_number`)
    return id
  }
  await offer(1, 300)
  onHidden = await offer(2, 100)
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
