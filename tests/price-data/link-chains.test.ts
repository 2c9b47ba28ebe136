import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { contentFixtures } from '../content/content-fixtures'
import { priceFixtures, times } from '../prices/price-fixtures'
import { freshCms } from '../setup/cms'
import { hearTags } from '../setup/hear-tags'
import { visitorRequest } from '../setup/next-request'

const { payload, url } = await freshCms()
const { refreshPrices } = await import('@/features/price-data/summaries/rebuild-summaries')
const { readPricedProduct, readProductView } = await import('@/features/prices/product-data')
const { readProductOffers } = await import('@/features/price-data/offer-query')

const today = sofiaDay()
const fixtures = await priceFixtures(payload)
const content = await contentFixtures(payload)
const told = await hearTags(url)

beforeAll(async () => {
  await fixtures.addGroups([12])
  await refreshPrices()
})

/** A chain that has asked 3.00 for a product until yesterday. */
async function chain(name: string, slug: string, invented = false) {
  const company = await fixtures.addCompany(name, invented)
  const product = await fixtures.addProduct(slug, slug, 12)
  await fixtures.addListing({ company, days: times(40, 300), until: addDays(today, -1), product })
  return product
}

/** A retailer with a brochure that prints 3.00 as the old price of a product. */
async function retailerWithOffer(name: string, product: number) {
  const retailer = await content.createRetailer()
  await payload.update({ collection: 'retailers', id: retailer, data: { name } })
  const brochure = await content.createBrochure({ retailer })
  const data = { brochure, pageNumber: 1, title: 'Масло', priceCents: 240, oldPriceCents: 300, validFrom: today }
  const { id } = await payload.create({ collection: 'offers', data })
  await fixtures.run(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id) values (${id}, 12, ${product})
    on conflict (offer_id) do update set product_id = excluded.product_id, group_number = excluded.group_number`)
  return retailer
}

async function chainOf(slug: string) {
  const product = await readPricedProduct(slug)
  if (!product) throw new Error('no product')
  const { listings } = await visitorRequest(() => readProductView(product, 0))
  return listings[0]?.chain.retailerSlug
}

async function answerOn(product: number) {
  const [offer] = await readProductOffers(product, { chain: null, town: null, size: null })
  return offer?.reduction?.verdict.answer
}

const retailerOf = async (name: string) =>
  (await fixtures.run(sql`select retailer_id from prices.chains where name = ${name}`)).rows[0]?.retailer_id

describe('a chain of the price data', () => {
  it('is the retailer of ours that has its name, from the import on, and judges what its brochures call reduced', async () => {
    const product = await chain('ЛАВКА-МИЛА', 'maslo-mila')
    const retailer = await retailerWithOffer('Лавка Мила', product)
    await fixtures.run(sql`update prices.chains set retailer_id = null`)
    await refreshPrices()
    expect(await retailerOf('ЛАВКА-МИЛА')).toBe(retailer)
    expect(await answerOn(product)).toBe('real')
    expect(await chainOf('maslo-mila')).toMatch(/^shop-/)
    expect(await told()).toEqual(expect.arrayContaining(['prices', 'retailers']))
  })

  it('is found when a retailer gets its name, and its offers are judged and pages made anew at once', async () => {
    const product = await chain('Lavka Vesela', 'maslo-vesela')
    const retailer = await retailerWithOffer('Още без име', product)
    await refreshPrices()
    expect(await answerOn(product)).toBe('unknown')
    expect(await chainOf('maslo-vesela')).toBeNull()
    await told()
    await payload.update({ collection: 'retailers', id: retailer, data: { name: 'Лавка Весела' } })
    expect(await retailerOf('Lavka Vesela')).toBe(retailer)
    expect(await answerOn(product)).toBe('real')
    expect(await chainOf('maslo-vesela')).toMatch(/^shop-/)
    expect(await told()).toEqual(expect.arrayContaining(['prices', 'retailers']))
  })

  it('is found for a draft, which shows nothing of it yet', async () => {
    await chain('Лавка Тиха', 'maslo-tiha')
    const data = { name: 'Лавка Тиха', slug: 'lavka-tiha', colour: '#336699', _status: 'draft' } as const
    const { id } = await payload.create({ collection: 'retailers', data, draft: true })
    expect(await retailerOf('Лавка Тиха')).toBe(id)
    expect(await chainOf('maslo-tiha')).toBeNull()
  })

  it('stays alone where two retailers have its name, and keeps the retailer that it has', async () => {
    const data = { name: 'Лавка Двойна', colour: '#336699', _status: 'published' } as const
    const [first] = [
      await payload.create({ collection: 'retailers', data: { ...data, slug: 'dvoyna-1' } }),
      await payload.create({ collection: 'retailers', data: { ...data, slug: 'dvoyna-2' } }),
    ]
    await chain('Лавка Двойна', 'maslo-dvoyna')
    await refreshPrices()
    expect(await retailerOf('Лавка Двойна')).toBeNull()
    await payload.update({ collection: 'retailers', id: first.id, data: { name: 'Друго' } })
    const kept = await retailerOf('Лавка Двойна')
    expect(kept).not.toBeNull()
    expect(kept).not.toBe(first.id)
    await payload.create({ collection: 'retailers', data: { ...data, slug: 'dvoyna-3' } })
    expect(await retailerOf('Лавка Двойна')).toBe(kept)
  })

  it('is not guessed where another chain has its name in another case, then or before', async () => {
    const data = { name: 'Лавка Еднаква', slug: 'lavka-ednakva', colour: '#336699', _status: 'published' } as const
    await chain('ЛАВКА ЕДНАКВА', 'maslo-ednakvo')
    await chain('Лавка Еднаква', 'maslo-ednakvo-2')
    const { id } = await payload.create({ collection: 'retailers', data })
    expect([await retailerOf('ЛАВКА ЕДНАКВА'), await retailerOf('Лавка Еднаква')]).toEqual([null, null])
    await fixtures.run(sql`update prices.chains set retailer_id = ${id} where name = 'ЛАВКА ЕДНАКВА'`)
    await refreshPrices()
    expect([await retailerOf('ЛАВКА ЕДНАКВА'), await retailerOf('Лавка Еднаква')]).toEqual([id, null])
  })

  it('that is invented is nobody, and neither is one whose name is only alike', async () => {
    await chain('Лавка Измислена', 'maslo-izmisleno', true)
    await chain('Лавка Подобна Пловдив', 'maslo-podobno')
    for (const name of ['Лавка Измислена', 'Лавка Подобна']) {
      const data = { name, slug: `r-${name.length}`, colour: '#336699', _status: 'published' } as const
      await payload.create({ collection: 'retailers', data })
    }
    expect(await retailerOf('Лавка Измислена')).toBeNull()
    expect(await retailerOf('Лавка Подобна Пловдив')).toBeNull()
  })
})

describe('the chains in the form of a retailer', () => {
  const path = (retailer: string) => `http://localhost:3000/api/cms/retailers/${retailer}/chains`
  let editor = {}

  beforeAll(async () => {
    const account = { email: 'editor@broshura.example', password: 'a long enough password' }
    await payload.create({ collection: 'users', data: { name: 'Редактор', role: 'editor', ...account } })
    const { token } = await payload.login({ collection: 'users', data: account })
    editor = { Authorization: `JWT ${token}` }
  })

  async function ask(retailer: string, body: object | null, headers = editor): Promise<Response> {
    const { default: config } = await import('@payload-config')
    const init = body
      ? { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } }
      : { headers }
    return handleEndpoints({ config, request: new Request(path(retailer), init) })
  }

  async function numberOf(name: string) {
    const { rows } = await fixtures.run(sql`select id from prices.chains where name = ${name}`)
    return Number(rows[0]?.id)
  }

  it('are chosen from all real ones, whatever their names, and judge the offers of the retailers concerned', async () => {
    const product = await chain('Търговска верига 7', 'maslo-sedem')
    await chain('Измислена верига', 'maslo-izmisleno-2', true)
    const retailer = await retailerWithOffer('Седмица', product)
    const number = await numberOf('Търговска верига 7')
    const { chains } = await (await ask(retailer, null)).json()
    expect(chains).toContainEqual({ id: number, name: 'Търговска верига 7', retailer: null, isOwn: false })
    expect(JSON.stringify(chains)).not.toContain('Измислена')
    await told()
    const answer = await (await ask(retailer, { chain: number, isOwn: true })).json()
    expect(answer.chains).toContainEqual({ id: number, name: 'Търговска верига 7', retailer: 'Седмица', isOwn: true })
    expect(await answerOn(product)).toBe('real')
    expect(await told()).toEqual(expect.arrayContaining(['prices', 'retailers']))
    const other = await content.createRetailer()
    expect((await ask(other, { chain: number, isOwn: true })).status).toBe(200)
    expect(await retailerOf('Търговска верига 7')).toBe(other)
    expect(await answerOn(product)).toBe('unknown')
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'price.chain-connected' } },
    })
    expect(docs.map(({ details }) => details)).toContainEqual({ name: 'Търговска верига 7' })
  })

  it('are disconnected again, which judges the offers anew and holds where the names differ', async () => {
    const product = await chain('Търговска верига 8', 'maslo-osem')
    const retailer = await retailerWithOffer('Осмица', product)
    const number = await numberOf('Търговска верига 8')
    await ask(retailer, { chain: number, isOwn: true })
    expect(await answerOn(product)).toBe('real')
    expect((await ask(await content.createRetailer(), { chain: number, isOwn: false })).status).toBe(404)
    expect((await ask(retailer, { chain: number, isOwn: false }, {})).status).toBe(403)
    await told()
    const { chains } = await (await ask(retailer, { chain: number, isOwn: false })).json()
    expect(chains).toContainEqual({ id: number, name: 'Търговска верига 8', retailer: null, isOwn: false })
    expect(await answerOn(product)).toBe('unknown')
    expect(await told()).toEqual(expect.arrayContaining(['prices', 'retailers']))
    await refreshPrices()
    expect(await retailerOf('Търговска верига 8')).toBeNull()
    const again = await ask(retailer, { chain: number, isOwn: false })
    expect([again.status, (await again.json()).chains]).toEqual([200, chains])
    const invented = await numberOf('Лавка Измислена')
    for (const unknown of [30_000, invented]) {
      expect((await ask(retailer, { chain: unknown, isOwn: false })).status).toBe(404)
    }
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'price.chain-disconnected' } },
    })
    expect(docs.map(({ details }) => details)).toEqual([{ name: 'Търговска верига 8' }])
  })

  it('are for staff alone, and only what there is can be connected', async () => {
    await chain('Верига без магазин', 'maslo-bez')
    const [retailer, number] = [await content.createRetailer(), await numberOf('Верига без магазин')]
    expect((await ask(retailer, null, {})).status).toBe(403)
    expect((await ask(retailer, { chain: number, isOwn: true }, {})).status).toBe(403)
    expect((await ask(retailer, { chain: 'x', isOwn: true })).status).toBe(400)
    expect((await ask(retailer, { chain: 30_000, isOwn: true })).status).toBe(404)
    expect((await ask(retailer, { chain: await numberOf('Лавка Измислена'), isOwn: true })).status).toBe(404)
    expect((await ask('00000000-0000-4000-8000-000000000000', { chain: number, isOwn: true })).status).toBe(404)
    expect(await retailerOf('Верига без магазин')).toBeNull()
  })
})
