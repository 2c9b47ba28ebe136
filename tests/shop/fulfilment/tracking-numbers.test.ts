import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { courier } from '../../access/samples'
import { freshCms } from '../../setup/cms'
import { postedKit } from './posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)
const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')

const parcelRows = z.array(z.object({ state: z.string(), tracking: z.string().nullable() }))

async function packed() {
  const { order, lines } = await kit.paid([1])
  await kit.step((req) => claimOrders(req, kit.staff, [order.id]))
  return {
    id: await kit.step((req) => packParcel(req, { staff: kit.staff, order: order.id, lines })),
    number: order.number,
    email: order.email,
  }
}

async function parcelOf(id: string) {
  const { rows } = await kit.run(sql`select state, tracking from shop.shipments where id = ${id}`)
  return parcelRows.parse(rows)[0]
}

const handOver = (parcel: string, tracking: string) =>
  kit.post('ship', { key: crypto.randomUUID(), parcel, [`tracking:${parcel}`]: tracking })

it('refuses in words what is no number of a carrier, and hands over with one or with none', async () => {
  const wrong = await packed()
  const said = await handOver(wrong.id, '<b>x</b> товар № ♥')
  expect(said).toMatchObject({ count: '0', notCount: '1', not: `${wrong.number}~tracking` })
  expect(await parcelOf(wrong.id)).toEqual({ state: 'packed', tracking: null })
  expect(await handOver(wrong.id, ' 1051 2345 67890 ')).toMatchObject({ count: '1' })
  expect(await parcelOf(wrong.id)).toEqual({ state: 'shipped', tracking: '1051234567890' })
  const without = await packed()
  expect(await handOver(without.id, ' ')).toMatchObject({ count: '1' })
  expect(await parcelOf(without.id)).toEqual({ state: 'shipped', tracking: null })
})

it('keeps the number that a carrier has given since the page was opened', async () => {
  const { id } = await packed()
  await kit.run(sql`update shop.shipments set tracking = '1051999999999' where id = ${id}`)
  expect(await handOver(id, ' ')).toMatchObject({ count: '1' })
  expect(await parcelOf(id)).toEqual({ state: 'shipped', tracking: '1051999999999' })
})

async function sent() {
  const made = await packed()
  await kit.step((req) => shipParcel(req, made.id, null))
  return made
}

const renumber = (parcel: string, tracking: string, carrier = 'econt') =>
  kit.post('tracking-changed', {
    key: crypto.randomUUID(),
    'tracking-changed': parcel,
    [`tracking:${parcel}`]: tracking,
    [`carrier:${parcel}`]: carrier,
  })

it('a number that is entered after the hand-over is in the mail of the hand-over, while that waits', async () => {
  const { id, email } = await sent()
  const told = async () => (await kit.mailsTo(email)).filter(({ subject }) => subject.endsWith('е на път'))
  expect((await told()).map(({ text }) => text.includes('Товарителница'))).toEqual([false])
  expect(await renumber(id, '1051 2345 67891')).toEqual({ done: 'tracking-changed', count: '1' })
  expect(await parcelOf(id)).toEqual({ state: 'shipped', tracking: '1051234567891' })
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail?.text).toContain('https://www.econt.com/services/track-shipment/1051234567891')
  const { rows } = await kit.run(sql`
    select run_at > now() + interval '8 minutes' as waits from graphile_worker.jobs where key = ${`mailParcel ${id}`}`)
  expect(rows).toEqual([{ waits: true }])
})

it('a number or a carrier that is corrected after the mail is told in a mail of its own', async () => {
  const { id, email } = await sent()
  await kit.run(sql`delete from graphile_worker._private_jobs where payload ->> 'to' = ${email}`)
  await renumber(id, '1051234567892')
  await payload.create({ collection: 'shipping-methods', data: { ...courier, carrier: 'speedy' } })
  await renumber(id, '1051234567892', 'speedy')
  const texts = (await kit.mailsTo(email)).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('https://www.econt.com/services/track-shipment/1051234567892')
  expect(texts[1]).toContain('https://www.speedy.bg/bg/track-shipment?shipmentNumber=1051234567892')
})

it('a number is not changed to what it is, for a carrier that the shop has not, or after the parcel has arrived', async () => {
  const { id } = await sent()
  await renumber(id, '1051234567893')
  expect(await renumber(id, '1051234567893')).toMatchObject({ refused: 'changed' })
  expect(await renumber(id, '1051234567894', 'bicycle')).toMatchObject({ refused: 'changed' })
  expect(await renumber(id, '<b>x</b>')).toMatchObject({ refused: 'tracking' })
  await kit.step((req) => endParcel(req, id, 'delivered'))
  expect(await renumber(id, '1051234567894')).toMatchObject({ refused: 'changed' })
  expect(await parcelOf(id)).toEqual({ state: 'delivered', tracking: '1051234567893' })
})
