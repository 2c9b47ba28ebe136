import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readBack } from '../../orders/documents/read-back'
import { econt, pdf, speedy } from './answers'
import { carrierKit } from './carrier-jobs-kit'
import type { Reply } from './carrier-server'

const create = '/econt/Shipments/LabelService.createLabel.json'
const statuses = '/econt/Shipments/ShipmentService.getShipmentStatuses.json'

const kit = await carrierKit()
const { payload, server } = kit
const labels = await import('@/features/shop/fulfilment/carriers/make-label')
const rows = await import('@/features/shop/orders/label-rows')
const { shipParcel } = await import('@/features/shop/fulfilment/send-parcel')

function econtWorks(number: string) {
  server.on(create, { json: econt.created(number) })
  const printed = { pdfURL: `${server.url}/econt/print.php` }
  server.on(statuses, { json: { shipmentStatuses: [econt.status(number, printed)] } })
  server.on('/econt/print.php', { bytes: pdf })
}

const make = async (parcel: string) => labels.makeLabel(await kit.emptyReq(), parcel)

describe('at Econt', () => {
  it('a label that is asked for many times at once is made once, with its number at the parcel', async () => {
    const parcel = await kit.packed()
    econtWorks('1051000000001')
    await Promise.all(Array.from({ length: 5 }, () => kit.ask([parcel])))
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'asked', hasPdf: false })
    expect(server.asked).toEqual([])
    await kit.work()
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'done', number: '1051000000001', hasPdf: true })
    expect(await kit.parcelOf(parcel)).toEqual({ state: 'packed', tracking: '1051000000001' })
    expect(await rows.readLabelPdf(payload.db.drizzle, parcel)).toEqual(pdf)
    expect(await kit.ask([parcel])).toBe(0)
    await make(parcel)
    expect(server.times(create)).toBe(1)
  })

  it('a parcel that left before its label was made has the number in the mail that waits', async () => {
    const order = await kit.placed()
    const parcel = await kit.pack(order)
    await kit.ask([parcel])
    await kit.step((req) => shipParcel(req, parcel, null))
    econtWorks('1051000000008')
    await make(parcel)
    expect(await kit.parcelOf(parcel)).toEqual({ state: 'shipped', tracking: '1051000000008' })
    const mails = await kit.mailsTo((await kit.orderOf(order)).email)
    const told = mails.filter(({ subject }) => subject.endsWith('е на път')).map(({ text }) => text)
    expect(told).toEqual([expect.stringContaining('1051000000008')])
  })

  it('weight, telephone and point come from the order', async () => {
    await payload.db.drizzle.execute(sql`
      insert into shop.pickup_points (id, carrier, code, kind, name, town, town_key, postcode, address)
      values ('econt:9707', 'econt', '9707', 'office', 'Шумен', 'Шумен', 'shumen', '9700', 'ул. Петра 22')`)
    const parcel = await kit.packed({ pickupPoint: 'econt:9707' })
    econtWorks('1051000000002')
    await kit.ask([parcel])
    await make(parcel)
    expect(server.asked[0]?.body.label).toMatchObject({
      receiverOfficeCode: '9707',
      receiverClient: { name: 'Мария Иванова', phones: ['+359888123456'] },
      weight: 0.6,
    })
    await payload.db.drizzle.execute(sql`delete from shop.pickup_points`)
    const later = await kit.packed()
    await payload.db.drizzle.execute(sql`
      update orders set pickup_point = 'Шумен, ул. Петра 22' from shop.shipments
      where shipments.id = ${later} and orders.id = shipments.order_id`)
    await kit.ask([later])
    await make(later)
    expect(await kit.labelOf(later)).toMatchObject({ state: 'refused', problem: 'no-point' })
  })

  it('the firm at whose door the courier stands is told beside the person', async () => {
    const parcel = await kit.packed()
    await payload.db.drizzle.execute(sql`
      update orders set shipping_address_company = 'Фирма ООД' from shop.shipments
      where shipments.id = ${parcel} and orders.id = shipments.order_id`)
    econtWorks('1051000000006')
    await kit.ask([parcel])
    await make(parcel)
    expect(server.asked[0]?.body.label).toMatchObject({
      receiverClient: { name: 'Мария Иванова, Фирма ООД', phones: ['+359888123456'] },
    })
  })

  it('each parcel of an order collects its own part of the money', async () => {
    const order = await kit.placed({ pieces: 2 })
    const total = (await kit.orderOf(order)).totalCents
    const [first, second] = [await kit.pack(order), await kit.pack(order)]
    const collected: number[] = []
    const label = z.object({ services: z.object({ cdAmount: z.number() }) })
    server.on(create, ({ body }) => {
      collected.push(Math.round(label.parse(body.label).services.cdAmount * 100))
      return { json: econt.created(`105100000010${collected.length}`) }
    })
    server.on(statuses, { json: { shipmentStatuses: [] } })
    await kit.ask([first, second])
    for (const parcel of [first, second]) await make(parcel).catch(() => undefined)
    expect(collected).toHaveLength(2)
    expect(collected.every((cents) => cents > 0)).toBe(true)
    expect(collected.reduce((sum, cents) => sum + cents, 0)).toBe(total)
  })

  it.each<[string, Reply]>([
    ['breaks', 'break'],
    ['is a 500', { status: 500, bytes: '' }],
    ['has another shape', { json: { label: null } }],
  ])('an answer that %s is not followed by a second parcel, until somebody has looked', async (_, trouble) => {
    const parcel = await kit.packed()
    server.on(create, trouble)
    await kit.ask([parcel])
    await make(parcel)
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'unknown' })
    await make(parcel)
    expect(await kit.ask([parcel])).toBe(0)
    expect(server.times(create)).toBe(1)
    econtWorks(`2${parcel.slice(0, 8)}`)
    expect(await kit.ask([parcel], true)).toBe(1)
    await make(parcel)
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'done', hasPdf: true })
    expect(server.times(create)).toBe(2)
  })

  it('a worker that was killed while it asked leaves the question to a person', async () => {
    const parcel = await kit.packed()
    econtWorks('1051000000003')
    await kit.ask([parcel])
    await rows.beginLabel(payload.db.drizzle, parcel)
    await make(parcel)
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'unknown' })
    expect(server.asked).toEqual([])
  })

  it('a PDF that does not come is fetched later, without a second parcel', async () => {
    const parcel = await kit.packed()
    econtWorks('1051000000004')
    server.on(statuses, { json: { shipmentStatuses: [econt.status('1051000000004')] } })
    await kit.ask([parcel])
    await expect(make(parcel)).rejects.toThrow('no address of the PDF')
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'done', hasPdf: false })
    await kit.step((req) => labels.giveUpLabel(req, parcel))
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'done', problem: 'unreachable' })
    econtWorks('1051000000004')
    expect(await kit.ask([parcel])).toBe(1)
    await make(parcel)
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'done', hasPdf: true })
    expect(server.times(create)).toBe(1)
  })

  it('staff read why a carrier refuses, and may ask again', async () => {
    const parcel = await kit.packed()
    server.on(create, { status: 517, json: econt.refusal })
    await kit.ask([parcel])
    await make(parcel)
    const problem = 'получател: Несъответствие между населено място и пощенски код.'
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'refused', problem })
    econtWorks('1051000000005')
    expect(await kit.ask([parcel])).toBe(1)
    await make(parcel)
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'done', problem: null })
  })

  it('a carrier that is away is asked later, and at the end staff know', async () => {
    const parcel = await kit.packed()
    server.on(create, { status: 429, bytes: '' })
    await kit.ask([parcel])
    await expect(make(parcel)).rejects.toThrow('asked too often')
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'asked' })
    await kit.step((req) => labels.giveUpLabel(req, parcel))
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'refused', problem: 'unreachable' })
  })

  it('nothing is asked without a telephone number, nor of a parcel that has left or of another carrier', async () => {
    const silent = await kit.packed({ phone: '' })
    const { parcel: gone } = await kit.sent('105', {})
    const other = await kit.packed({ carrier: 'bicycle' })
    expect(await kit.ask([silent, gone, other])).toBe(1)
    await make(silent)
    expect(await kit.labelOf(silent)).toMatchObject({ state: 'refused', problem: 'no-phone' })
    expect(server.asked).toEqual([])
  })
})

it('the label of a parcel that left two weeks ago is removed, and no other', async () => {
  const [old, recent] = [await kit.packed(), await kit.packed()]
  for (const parcel of [old, recent]) {
    econtWorks(`3${parcel.slice(0, 8)}`)
    await kit.ask([parcel])
    await make(parcel)
  }
  const leave = (parcel: string, days: number) =>
    payload.db.drizzle.execute(sql`
      update shop.shipments set state = 'shipped', shipped_at = now() - make_interval(days => ${days}, hours => 1)
      where id = ${parcel}`)
  await leave(old, 14)
  await leave(recent, 13)
  await rows.removeOldPdfs(payload.db.drizzle)
  expect(await kit.labelOf(old)).toMatchObject({ state: 'done', hasPdf: false })
  expect(await kit.labelOf(recent)).toMatchObject({ state: 'done', hasPdf: true })
})

describe('by the table', () => {
  it('rates of the CMS are quoted, labels are our own, and nobody is asked', async () => {
    const parcel = await kit.packed({ carrier: 'bicycle' })
    const { carrierOf } = await import('@/features/shop/fulfilment/carriers/carriers')
    const table = carrierOf(payload, 'bicycle')
    const wish = {
      to: { kind: 'address', postcode: '1504', city: 'София', street: '' },
      goodsCents: 0,
      dueCents: 0,
    } as const
    expect(await table.quote({ ...wish, weightGrams: 600 })).toBe(450)
    expect(await table.quote({ ...wish, weightGrams: 50_000 })).toBeNull()
    expect(await table.quote({ ...wish, to: { kind: 'locker', code: '1' }, weightGrams: 600 })).toBeNull()
    expect((await table.print({ id: parcel, number: null })).subarray(0, 5).toString()).toBe('%PDF-')
    expect([await table.points(), (await table.track(['1'])).size]).toEqual([null, 0])
    expect(server.asked).toEqual([])
  })
})

it('a label of our own names the address of the shop, to which a parcel comes back where no other is given', async () => {
  const parcel = await kit.packed({ carrier: 'bicycle' })
  const { parcelLabels } = await import('@/features/shop/fulfilment/labels')
  const { text } = await readBack(await parcelLabels(payload.db.drizzle, [parcel]))
  expect(text).toContain('ул. Шипка 6, София')
})

describe('at Speedy', () => {
  it('a lost answer, or a worker that was killed, leads to the same parcel', async () => {
    const made: unknown[] = []
    const number = '63751169468'
    server.on('/speedy/shipment/search', () => ({ json: { barcodes: made.length > 0 ? [number] : [] } }))
    server.on('/speedy/shipment', ({ body }) => {
      made.push(body.ref2)
      return 'break'
    })
    server.on('/speedy/print', { bytes: pdf })
    const parcel = await kit.packed({ carrier: 'speedy' })
    await kit.ask([parcel])
    await expect(make(parcel)).rejects.toThrow('no answer')
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'sending' })
    await make(parcel)
    expect(await kit.labelOf(parcel)).toMatchObject({ state: 'done', number, hasPdf: true })
    expect(made).toHaveLength(1)
  })

  it('the queue makes a label, and the audit log says who asked for it', async () => {
    server.on('/speedy/shipment/search', { json: { barcodes: [] } })
    server.on('/speedy/shipment', { json: speedy.created('63751169469') })
    server.on('/speedy/print', { bytes: pdf })
    const parcel = await kit.packed({ carrier: 'speedy' })
    await kit.ask([parcel])
    await kit.work()
    expect(await kit.parcelOf(parcel)).toEqual({ state: 'packed', tracking: '63751169469' })
    const { totalDocs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'order.label-asked' } },
    })
    expect(totalDocs).toBeGreaterThan(0)
  })
})
