import { describe, expect, it } from 'vitest'
import { AnswerLost, CarrierRefused, type ParcelToSend } from '@/features/shop/fulfilment/carriers/carrier'
import { speedy as driver } from '@/features/shop/fulfilment/carriers/speedy/speedy'
import { parcelToSofia, pdf, speedy } from './answers'
import { carrierOfFile, inTurn } from './carrier-server'

const parcel: ParcelToSend = {
  ...parcelToSofia,
  id: '0b1c2d3e-4f50-4000-8000-00000000ffff',
  to: { kind: 'address', postcode: '4000', city: 'Пловдив', street: 'ул. Иван Вазов 12, ет. 3' },
  weightGrams: 550,
  dueCents: 1999,
}
const reference = 'CxwtPk9QQACAAAAAAAD__w'

const server = await carrierOfFile()

const carrier = (office?: number) =>
  driver({
    url: `${server.url}/v1/`,
    username: '1996702',
    password: 'secret',
    office,
    service: 505,
    pausesMs: [1, 1],
    patienceMs: 150,
  })

describe('points', () => {
  it('are offices and lockers that give out parcels today, with towns as people write them', async () => {
    const town = (siteName: string) => ({ address: { ...speedy.office().address, siteName } })
    const offices = [
      speedy.office(),
      speedy.office({
        id: 78,
        type: 'APT',
        workingTimeFrom: '00:00',
        workingTimeTo: '23:59',
        ...town('ВЕЛИКО ТЪРНОВО'),
      }),
      speedy.office({ id: 79, type: 'PUDO' }),
      speedy.office({ id: 80, pickUpAllowed: false }),
      speedy.office({ id: 81, validTo: '2020-01-01' }),
      speedy.office({ id: 82, cargoTypesAllowed: ['PALLET'] }),
      { id: 'broken' },
    ]
    server.on('/v1/location/office', { json: { offices } })
    expect(await carrier().points()).toEqual([
      {
        carrier: 'speedy',
        code: '77',
        kind: 'office',
        name: 'ПЛОВДИВ – СКЛАД ЮГ',
        town: 'Пловдив',
        postcode: '4000',
        address: 'ул. КУКЛЕНСКО ШОСЕ No 15',
        hours: 'пн–пт 8:30–19:00, сб 9:00–14:00',
        latitude: 42.117,
        longitude: 24.745,
        maxGrams: 31_500,
      },
      expect.objectContaining({ code: '78', kind: 'locker', town: 'Велико Търново', hours: '24/7' }),
    ])
    expect(server.asked[0]?.body).toEqual({ userName: '1996702', password: 'secret', language: 'BG', countryId: 100 })
  })

  it.each([
    ['a 500', { status: 500, bytes: '' }],
    ['a broken answer', 'break'],
    ['JSON of another shape', { json: {} }],
    ['no answer', 'silence'],
  ] as const)('are asked for again after %s', async (_, trouble) => {
    server.on('/v1/location/office', inTurn(trouble, { json: { offices: [speedy.office()] } }))
    expect(await carrier().points()).toHaveLength(1)
  })

  it('are not there where Speedy says no, with status 200', async () => {
    server.on('/v1/location/office', { json: { ...speedy.refusal, offices: [] } })
    await expect(carrier().points()).rejects.toThrow(new CarrierRefused(speedy.refusal.error.message))
    expect(server.asked).toHaveLength(1)
  })
})

describe('a label', () => {
  it('is created after Speedy was asked whether it has it', async () => {
    server.on('/v1/shipment/search', { json: { barcodes: [] } })
    server.on('/v1/shipment', { json: speedy.created('63751169468') })
    expect(await carrier(1).label(parcel)).toBe('63751169468')
    const [search, created] = server.asked.map(({ body: { userName, password, language, ...body } }) => body)
    expect(search).toEqual({ ref: reference, searchInRef: 2, shipmentsOnly: true, includeReturns: false })
    expect(created).toEqual({
      sender: { dropoffOfficeId: 1 },
      recipient: {
        privatePerson: true,
        clientName: 'Мария Иванова',
        phone1: { number: '+359888123456' },
        address: { countryId: 100, siteName: 'Пловдив', postCode: '4000', addressNote: 'ул. Иван Вазов 12, ет. 3' },
      },
      service: {
        serviceId: 505,
        autoAdjustPickupDate: true,
        additionalServices: {
          cod: {
            amount: 19.99,
            currencyCode: 'EUR',
            processingType: 'POSTAL_MONEY_TRANSFER',
            includeShippingPrice: false,
          },
        },
      },
      content: { parcelsCount: 1, totalWeight: 0.55, contents: 'Облекло', package: 'BOX' },
      payment: { courierServicePayer: 'SENDER' },
      ref1: 'B-1001',
      ref2: reference,
    })
  })

  it('is never created twice after a lost answer', async () => {
    const created: unknown[] = []
    server.on('/v1/shipment/search', () => ({ json: { barcodes: created.length > 0 ? ['63751169468'] : [] } }))
    server.on('/v1/shipment', ({ body }) => {
      created.push(body.ref2)
      return 'break'
    })
    await expect(carrier().label(parcel)).rejects.toThrow(AnswerLost)
    expect(await carrier().label(parcel)).toBe('63751169468')
    expect(created).toEqual([reference])
  })

  it('is not created while Speedy does not say whether it has it', async () => {
    server.on('/v1/shipment/search', { status: 500, bytes: '' })
    await expect(carrier().label(parcel)).rejects.toThrow(AnswerLost)
    expect(server.times('/v1/shipment')).toBe(0)
  })

  it('goes to a point by its number', async () => {
    server.on('/v1/shipment/search', { json: {} })
    server.on('/v1/shipment', { json: speedy.created('1') })
    await carrier().label({ ...parcel, to: { kind: 'locker', code: '78' }, dueCents: 0 })
    expect(server.asked.at(-1)?.body).toMatchObject({ recipient: { pickupOfficeId: 78 } })
    expect(server.asked.at(-1)?.body.service).toEqual({ serviceId: 505, autoAdjustPickupDate: true })
  })

  it('is refused in the words of Speedy', async () => {
    server.on('/v1/shipment/search', { json: { barcodes: [] } })
    server.on('/v1/shipment', { json: speedy.refusal })
    await expect(carrier().label(parcel)).rejects.toThrow(new CarrierRefused(speedy.refusal.error.message))
  })

  it('is printed by its number', async () => {
    server.on('/v1/print', { bytes: pdf })
    expect(await carrier().print({ id: parcel.id, number: '63751169468' })).toEqual(pdf)
    expect(server.asked[0]?.body).toMatchObject({ paperSize: 'A6', parcels: [{ parcel: { id: '63751169468' } }] })
    server.on('/v1/print', { json: speedy.refusal })
    await expect(carrier().print({ id: parcel.id, number: '1' })).rejects.toThrow(CarrierRefused)
  })
})

it('quotes a price by town, without the street', async () => {
  const wish = { to: parcel.to, weightGrams: 550, goodsCents: 0, dueCents: 0 }
  server.on('/v1/calculate', { json: speedy.calculated(2.45) })
  expect(await carrier().quote(wish)).toBe(245)
  expect(JSON.stringify(server.asked[0]?.body)).not.toContain('Вазов')
  server.on('/v1/calculate', { json: speedy.calculated(4.79, 'BGN') })
  await expect(carrier().quote(wish)).rejects.toThrow(CarrierRefused)
  server.on('/v1/calculate', { json: { calculations: [{ serviceId: 505, error: { message: 'няма такава услуга' } }] } })
  await expect(carrier().quote(wish)).rejects.toThrow('няма такава услуга')
})

it('says where parcels are, ten at a time', async () => {
  const codes = new Map([
    ['1', [148, 39, 1]],
    ['2', [148, 12, 44, 12, -14]],
    ['3', [148, 12, 44, 111]],
    ['4', [148, 111, 124]],
  ])
  server.on('/v1/track', ({ body }) => {
    const asked = JSON.stringify(body.parcels)
    const known = [...codes].filter(([id]) => asked.includes(`"${id}"`))
    return { json: { parcels: known.map(([id, list]) => speedy.tracked(id, ...list)) } }
  })
  const others = Array.from({ length: 18 }, (_, index) => `9${index}`)
  expect([...(await carrier().track(['1', '2', ...others, '3', '4']))]).toEqual([
    ['1', 'on-the-way'],
    ['2', 'delivered'],
    ['3', 'refused'],
    ['4', 'refused'],
  ])
  expect(server.times('/v1/track')).toBe(3)
})
