import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { econt, speedy } from './answers'
import { carrierKit } from './carrier-jobs-kit'

const offices = '/econt/Nomenclatures/NomenclaturesService.getOffices.json'
const statuses = '/econt/Shipments/ShipmentService.getShipmentStatuses.json'
const codeRows = z.array(z.object({ code: z.string() }))

const kit = await carrierKit()
const { payload, server } = kit
const points = await import('@/features/shop/fulfilment/carriers/refresh-points')
const tracking = await import('@/features/shop/fulfilment/carriers/track-parcels')
const { changeTracking } = await import('@/features/shop/fulfilment/change-tracking')

async function codesOf(carrier: string) {
  const { rows } = await kit.run(sql`select code from shop.pickup_points where carrier = ${carrier} order by code`)
  return codeRows.parse(rows).map(({ code }) => code)
}

const listed = (...codes: string[]) => ({ json: { offices: codes.map((code) => econt.office({ code })) } })
const age = (time: string) =>
  payload.db.pool.query('update shop.pickup_points set updated_at = now() - $1::interval', [time])

describe('the points of a carrier', () => {
  it('are fetched once in a while, each carrier by itself', async () => {
    server.on(offices, listed('1', '2', '3', '4', '5', '6', '6'))
    server.on('/speedy/location/office', { json: speedy.refusal })
    await points.refreshPoints(payload)
    expect(await codesOf('econt')).toEqual(['1', '2', '3', '4', '5', '6'])
    await points.refreshPoints(payload)
    expect(server.times(offices)).toBe(1)
    server.on('/speedy/location/office', { json: { offices: [speedy.office()] } })
    await points.refreshPoints(payload)
    expect(await codesOf('speedy')).toEqual(['77'])
  })

  it('follow the list of the carrier after half a day, and leave those of others alone', async () => {
    await age('11 hours 59 minutes')
    server.on(offices, listed('1', '2', '3', '4', '5', '7'))
    server.on('/speedy/location/office', { json: { offices: [speedy.office()] } })
    await points.refreshPoints(payload)
    expect(await codesOf('econt')).toEqual(['1', '2', '3', '4', '5', '6'])
    await age('12 hours 1 minute')
    await points.refreshPoints(payload)
    expect(await codesOf('econt')).toEqual(['1', '2', '3', '4', '5', '7'])
    expect(await codesOf('speedy')).toEqual(['77'])
  })

  it('stay where too many are missing from the list, until someone accepts it', async () => {
    server.on(offices, listed('1', '2', '3', '4'))
    expect(await points.refreshPointsOf(payload, 'econt')).toBe('held')
    expect(await codesOf('econt')).toEqual(['1', '2', '3', '4', '5', '7'])
    expect(await points.refreshPointsOf(payload, 'econt', true)).toEqual({ created: 0, changed: 0, removed: 2 })
    expect(await codesOf('econt')).toEqual(['1', '2', '3', '4'])
  })

  it('stay where no entry can be read, also when a shorter list is accepted', async () => {
    server.on(offices, { json: { offices: [{ code: '1' }, { code: '2' }] } })
    expect(await points.refreshPointsOf(payload, 'econt', true)).toBe('held')
    expect(await codesOf('econt')).toEqual(['1', '2', '3', '4'])
  })

  it('of a carrier without an account are nobody to ask for', async () => {
    expect(await points.refreshPointsOf(payload, 'bicycle')).toBe('unasked')
  })
})

describe('parcels on their way', () => {
  it('are delivered, with the money of cash on delivery, and refused as their carriers say; once', async () => {
    server.on('/speedy/track', {
      json: { parcels: [{ error: {} }, { parcelId: 636 }, speedy.tracked('637', 148, 12, -14)] },
    })
    const delivered = await kit.sent('1051')
    const refused = await kit.sent('1052')
    const travels = await kit.sent('1053')
    const fast = await kit.sent('637', { carrier: 'speedy' })
    server.on(statuses, {
      json: {
        shipmentStatuses: [
          { status: { shipmentNumber: 1 } },
          econt.status('1051', { shortDeliveryStatusEn: 'Delivered', deliveryTime: 1523617690000 }),
          econt.status('1052', { shortDeliveryStatusEn: 'Is returning to sender' }),
          econt.status('1053'),
        ],
      },
    })
    await Promise.all([tracking.trackParcels(payload), tracking.trackParcels(payload)])
    await tracking.trackParcels(payload)
    const states = await Promise.all(
      [delivered, refused, travels, fast].map(async ({ parcel }) => (await kit.parcelOf(parcel))?.state),
    )
    expect(states).toEqual(['delivered', 'refused', 'shipped', 'delivered'])
    expect(await kit.eventsOf(delivered.order)).toEqual(['placed', 'packed', 'shipped', 'paid', 'delivered'])
    expect(await kit.eventsOf(refused.order)).toEqual(['placed', 'packed', 'shipped', 'refused'])
    expect(server.asked.at(-1)?.body).toMatchObject({ shipmentNumbers: ['1053'] })
  })

  it('are asked after for 60 days', async () => {
    const parcels = { old: await kit.sent('1054'), recent: await kit.sent('1055') }
    const leave = (parcel: string, time: string) =>
      payload.db.pool.query('update shop.shipments set shipped_at = now() - $2::interval where id = $1', [parcel, time])
    await leave(parcels.old.parcel, '60 days 1 hour')
    await leave(parcels.recent.parcel, '59 days 23 hours')
    server.on(statuses, { json: { shipmentStatuses: [] } })
    await tracking.trackParcels(payload)
    const asked = JSON.stringify(server.asked.findLast(({ path }) => path === statuses)?.body)
    expect(asked).toContain('1055')
    expect(asked).not.toContain('1054')
  })

  it('are ended as far as their carrier answers, and the rest by a later run', async () => {
    const numbers = Array.from({ length: 11 }, (_, index) => String(710 + index))
    const parcels: string[] = []
    for (const number of numbers) parcels.push((await kit.sent(number, { carrier: 'speedy' })).parcel)
    const statesAfterRun = async () => {
      await tracking.trackParcels(payload)
      const found = await Promise.all(parcels.map((parcel) => kit.parcelOf(parcel)))
      return found.map((each) => each?.state).toSorted()
    }
    const all = { json: { parcels: numbers.map((number) => speedy.tracked(number, -14)) } }
    const delivered = numbers.map(() => 'delivered')
    server.on('/speedy/track', () => (server.times('/speedy/track') > 1 ? { json: speedy.refusal } : all))
    expect(await statesAfterRun()).toEqual([...delivered.slice(1), 'shipped'])
    server.on('/speedy/track', all)
    expect(await statesAfterRun()).toEqual(delivered)
  })

  it('are asked after at the carrier and by the number that staff have corrected', async () => {
    await kit.sent('640', { carrier: 'speedy' })
    const { parcel } = await kit.sent('1056')
    await kit.step((req) => changeTracking(req, parcel, { tracking: '639', carrier: 'speedy' }))
    const delivered = econt.status('1056', { shortDeliveryStatusEn: 'Delivered', deliveryTime: 1523617690000 })
    server.on(statuses, { json: { shipmentStatuses: [delivered] } })
    server.on('/speedy/track', { json: { parcels: [speedy.tracked('639', 148, 111)] } })
    await tracking.trackParcels(payload)
    expect(await kit.parcelOf(parcel)).toEqual({ state: 'refused', tracking: '639' })
  })

  it('are not ended by an answer about a number that staff correct meanwhile', async () => {
    const { parcel } = await kit.sent('1057')
    const delivered = econt.status('1057', { shortDeliveryStatusEn: 'Delivered', deliveryTime: 1523617690000 })
    const correct = () => kit.step((req) => changeTracking(req, parcel, { tracking: '1058', carrier: 'econt' }))
    server.on(statuses, async () => {
      if (server.times(statuses) === 1) await correct()
      return { json: { shipmentStatuses: [delivered] } }
    })
    server.on('/speedy/track', { json: { parcels: [] } })
    await tracking.trackParcels(payload)
    expect(await kit.parcelOf(parcel)).toEqual({ state: 'shipped', tracking: '1058' })
  })

  it('of one carrier are tracked while the other answers with nonsense', async () => {
    server.on(statuses, { json: { error: { message: 'Невалидно потребителско име и/или парола.' } } })
    server.on('/speedy/track', { json: { parcels: [speedy.tracked('638', 148, 111)] } })
    const { parcel } = await kit.sent('638', { carrier: 'speedy' })
    await tracking.trackParcels(payload)
    expect((await kit.parcelOf(parcel))?.state).toBe('refused')
  })
})
