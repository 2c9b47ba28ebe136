import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, handleEndpoints } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { priceFixtures } from '../prices/price-fixtures'
import { freshCms } from '../setup/cms'
import { hearTags } from '../setup/hear-tags'
import { holdLocks } from '../setup/locks'
import { untilWaiting } from '../setup/until-waiting'

const { payload, url } = await freshCms()
const { checkAllGroups } = await import('@/features/price-data/outliers/check-group')
const { outlierEndpoints } = await import('@/features/price-data/outliers/endpoints')
const { readWaitingPrices } = await import('@/features/price-data/outliers/outlier-list')
const { correctProduct } = await import('@/features/price-data/matching/corrections')

const told = await hearTags(url)
const password = 'a long enough password'
const today = sofiaDay()
const kilo = { unit: 'kg', amount: 1000 } as const
let fixtures: Awaited<ReturnType<typeof priceFixtures>>
let beans: number
let product: number
let token = ''

beforeAll(async () => {
  const user = { email: 'editor@example.com', password }
  await payload.create({ collection: 'users', data: { ...user, role: 'editor' } })
  token = (await payload.login({ collection: 'users', data: user })).token ?? ''
  fixtures = await priceFixtures(payload)
  await fixtures.addGroups([70, 71])
  const companies = [
    await fixtures.addCompany('Алфа'),
    await fixtures.addCompany('Бета'),
    await fixtures.addCompany('Гама'),
  ]
  for (let index = 0; index < 15; index++) {
    const company = companies[index % 3] ?? 0
    await fixtures.addListing({
      company,
      days: [1800 + index],
      until: today,
      group: 70,
      size: kilo,
      name: `Кафе ${index}`,
    })
  }
  product = await fixtures.addProduct('kafe-zarna', 'Кафе зърна', 70)
  const company = companies[0] ?? 0
  beans = await fixtures.addListing({
    company,
    days: [460],
    until: today,
    group: 70,
    size: kilo,
    name: 'Кафе зърна',
    product,
  })
})

beforeEach(async () => {
  await fixtures.run(sql`delete from prices.price_reviews`)
  await fixtures.run(
    sql`update prices.listings set group_number = 70, pinned = false, pack_amount = 1000 where id = ${beans}`,
  )
  await fixtures.run(sql`update prices.products set group_number = 70, corrected = '{}' where id = ${product}`)
  await checkAllGroups(payload.db.drizzle)
})

async function send(what: string, fields: Record<string, string>, { signedIn = true, listing = beans } = {}) {
  const { default: config } = await import('@payload-config')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request(`http://localhost:3000/api/cms/product-groups/outliers/${listing}/${what}`, {
    method: 'POST',
    headers: signedIn ? { Authorization: `JWT ${token}` } : {},
    body: form,
  })
  const response = await handleEndpoints({ config, request })
  return [response.status, response.headers.get('location')]
}

const to = (query: string) => [303, `/admin/price-outliers?${query}`]

async function beansNow() {
  const { rows } = await fixtures.run(sql`
    select hold, group_number, pinned from prices.listings where id = ${beans}`)
  return rows[0]
}

const waiting = async () => (await readWaitingPrices()).waiting.map(({ name }) => name)

describe('the list of outliers', () => {
  it('is closed to visitors and to customers', async () => {
    const customer = await payload.create({
      collection: 'customers',
      data: { email: 'c@example.com', supabaseId: 'c' },
    })
    const req = await createLocalReq({ user: { ...customer, collection: 'customers' } }, payload)
    for (const { handler } of outlierEndpoints) expect((await handler(req)).status).toBe(403)
    for (const what of ['accept', 'reject', 'move', 'undo']) {
      expect(await send(what, { price: '460', group: '' }, { signedIn: false })).toEqual([403, null])
    }
    expect(await waiting()).toEqual(['Кафе зърна'])
  })

  it('says what waits and why', async () => {
    expect(await readWaitingPrices()).toMatchObject({
      total: 1,
      waiting: [{ id: beans, chain: 'Алфа', group: 70, price: 460, unit_cents: 460, reasons: [{ against: 'group' }] }],
    })
  })

  it('lets an accepted price be compared again, and takes that back', async () => {
    await told()
    expect(await send('accept', { price: '460' })).toEqual(to(`done=accept&listing=${beans}`))
    expect(await told()).toContain('prices')
    expect([await waiting(), await beansNow()]).toMatchObject([[], { hold: null }])
    const { rows } = await fixtures.run(
      sql`select min(unit_cents) as lowest from prices.chain_groups where group_number = 70`,
    )
    expect(rows).toEqual([{ lowest: 460 }])
    expect(await send('undo', {})).toEqual(to(`done=undo&listing=${beans}`))
    expect(await told()).toContain('prices')
    expect(await waiting()).toEqual(['Кафе зърна'])
  })

  it('keeps a rejected price out of the list and of what is compared', async () => {
    expect(await send('reject', { price: '460' })).toEqual(to(`done=reject&listing=${beans}`))
    expect([await waiting(), await beansNow()]).toMatchObject([[], { hold: 'rejected' }])
  })

  it('decides no price that somebody else has decided on since the list was read', async () => {
    await send('reject', { price: '460' })
    for (const what of ['accept', 'move']) {
      expect(await send(what, { price: '460', group: '71' }), what).toEqual(to('refused=true'))
    }
    expect(await beansNow()).toMatchObject({ hold: 'rejected', group_number: 70 })
    expect(await send('undo', {})).toEqual(to(`done=undo&listing=${beans}`))
    const atOnce = await Promise.all(['reject', 'accept'].map((what) => send(what, { price: '460' })))
    expect(atOnce).toContainEqual(to('refused=true'))
    expect(atOnce.filter(([, location]) => String(location).includes('done='))).toHaveLength(1)
  })

  it('moves a product to another group, or out of all, for good', async () => {
    expect(await send('move', { group: '71' })).toEqual(to(`done=move&listing=${beans}`))
    expect([await waiting(), await beansNow()]).toEqual([[], { hold: null, group_number: 71, pinned: true }])
    await fixtures.run(sql`update prices.listings set group_number = 70 where id = ${beans}`)
    await fixtures.run(sql`update prices.products set group_number = 70 where id = ${product}`)
    await checkAllGroups(payload.db.drizzle)
    expect(await send('move', { group: '' })).toEqual(to(`done=move&listing=${beans}`))
    expect(await beansNow()).toEqual({ hold: null, group_number: null, pinned: true })
  })

  it('refuses a price that is another by now, what waits no more, and nonsense', async () => {
    const refused = to('refused=true')
    expect(await send('accept', { price: '461' })).toEqual(refused)
    expect(await send('accept', {})).toEqual(refused)
    expect(await send('move', { group: '999' })).toEqual(refused)
    expect(await send('undo', {})).toEqual(refused)
    expect(await send('accept', { price: '1' }, { listing: 2_000_000_000 })).toEqual(refused)
    expect(await waiting()).toEqual(['Кафе зърна'])
  })

  it('says that an import is running, which has locked prices in another order, and decides nothing', async () => {
    const release = await holdLocks(url, 'select pg_advisory_xact_lock(72405114)')
    try {
      const asked = ['accept', 'move', 'undo'].map((what) => send(what, { price: '460', group: '71' }))
      expect(await Promise.all(asked)).toEqual(asked.map(() => to('refused=importing')))
    } finally {
      await release()
    }
    expect(await waiting()).toEqual(['Кафе зърна'])
  })

  it('waits while summaries are computed anew, as after the decision before', async () => {
    const release = await holdLocks(url, 'select pg_advisory_xact_lock(72405114)')
    const accepted = send('accept', { price: '460' })
    await untilWaiting(payload, accepted)
    await release()
    expect(await accepted).toEqual(to(`done=accept&listing=${beans}`))
  })

  it('writes down who decided what', async () => {
    await send('accept', { price: '460' })
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-at', limit: 1 })
    expect(docs[0]).toMatchObject({
      actor: 'editor@example.com',
      action: 'price.accepted',
      target: `listings ${beans}`,
      details: { name: 'Кафе зърна', price: 460 },
    })
  })

  it('writes down which product was moved', async () => {
    await send('move', { group: '71' })
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-at', limit: 1 })
    expect(docs[0]).toMatchObject({ action: 'product.moved', details: { name: 'Кафе зърна', from: 70, to: 71 } })
  })

  it('is shorter when the size of the product is corrected', async () => {
    const req = await createLocalReq({}, payload)
    const size = { unit: 'kg', amount: 250 } as const
    await correctProduct(req, product, { title: 'Кафе зърна', brand: null, group: 70, size })
    expect(await waiting()).toEqual([])
  })
})
