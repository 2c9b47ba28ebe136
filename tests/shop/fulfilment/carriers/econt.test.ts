import { describe, expect, it } from 'vitest'
import { AnswerLost, CarrierAway, CarrierRefused } from '@/features/shop/fulfilment/carriers/carrier'
import { econt as driver } from '@/features/shop/fulfilment/carriers/econt/econt'
import { econt, parcelToSofia as parcel, pdf } from './answers'
import { carrierOfFile, inTurn, startCarrier } from './carrier-server'

const paths = {
  offices: '/Nomenclatures/NomenclaturesService.getOffices.json',
  label: '/Shipments/LabelService.createLabel.json',
  statuses: '/Shipments/ShipmentService.getShipmentStatuses.json',
}

const server = await carrierOfFile()

const account = { username: 'shop', password: 'парола', office: '1120', agent: 'Ана Петрова', agreement: 'CD139925' }
const carrier = (changes: { url?: string; patienceMs?: number; agreement?: undefined } = {}) =>
  driver({ url: server.url, pausesMs: [1, 1], ...account, ...changes })

describe('points', () => {
  it('are its offices and lockers in Bulgaria, without vans and broken entries', async () => {
    const entries = [econt.office(), econt.locker, econt.office({ code: '1', isMPS: true }), { code: 'broken' }]
    server.on(paths.offices, { json: { offices: entries } })
    expect(await carrier().points()).toEqual([
      {
        carrier: 'econt',
        code: '9707',
        kind: 'office',
        name: 'Шумен Осми март',
        town: 'Шумен',
        postcode: '9700',
        address: 'кв. Шумен ул. Петра №22',
        hours: 'пн–пт 9:00–18:00, сб 9:00–13:00',
        latitude: 43.265506093709,
        longitude: 26.93288953373,
        maxGrams: null,
      },
      expect.objectContaining({ code: '9712', kind: 'locker', hours: '24/7' }),
    ])
    const [question] = server.asked
    expect(question?.body).toEqual({ countryCode: 'BGR' })
    expect(question?.headers.authorization).toBe(`Basic ${Buffer.from('shop:парола').toString('base64')}`)
  })

  it.each([
    ['a 500', { status: 500, bytes: 'oops' }],
    ['a broken answer', 'break'],
    ['a page instead of JSON', { bytes: '<html>' }],
    ['JSON of another shape', { json: { offices: 'none' } }],
    ['an empty list', { json: { offices: [] } }],
    ['no answer', 'silence'],
  ] as const)('are asked for again after %s', async (_, trouble) => {
    server.on(paths.offices, inTurn(trouble, trouble, { json: { offices: [econt.office()] } }))
    expect(await carrier({ patienceMs: 150 }).points()).toHaveLength(1)
    expect(server.times(paths.offices)).toBe(3)
  })

  it('are not there when the carrier stays silent, or says that the account is wrong', async () => {
    server.on(paths.offices, 'silence')
    await expect(carrier({ patienceMs: 50 }).points()).rejects.toThrow(AnswerLost)
    server.on(paths.offices, { status: 401, bytes: '' })
    await expect(carrier().points()).rejects.toThrow(CarrierRefused)
    expect(server.times(paths.offices)).toBe(4)
  })
})

describe('a label', () => {
  it('names sender, receiver and what is collected, once', async () => {
    server.on(paths.label, { json: econt.created('1051604334939') })
    expect(await carrier().label(parcel)).toBe('1051604334939')
    expect(server.asked.map(({ body }) => body)).toEqual([
      {
        mode: 'create',
        label: {
          senderClient: { name: '„Лист“ ООД', phones: ['+3592111222'] },
          senderAgent: { name: 'Ана Петрова', phones: ['+3592111222'] },
          senderOfficeCode: '1120',
          receiverClient: { name: 'Мария Иванова', phones: ['+359888123456'] },
          receiverAddress: {
            city: { country: { code3: 'BGR' }, name: 'София', postCode: '1504' },
            street: 'Шипка',
            num: '6',
            other: 'вх. А',
          },
          packCount: 1,
          shipmentType: 'pack',
          weight: 1.2,
          paymentSenderMethod: 'cash',
          holidayDeliveryDay: 'workday',
          services: { cdType: 'get', cdAmount: 48.9, cdCurrency: 'EUR', cdPayOptionsTemplate: 'CD139925' },
          shipmentDescription: 'Облекло',
          orderNumber: 'B-1001 0b1c2d3e',
        },
      },
    ])
  })

  it('goes to a point by its code, and collects nothing of what is paid', async () => {
    server.on(paths.label, { json: econt.created('1') })
    await carrier().label({ ...parcel, to: { kind: 'office', code: '9707' }, dueCents: 0 })
    const label = server.asked[0]?.body.label
    expect(label).toMatchObject({ receiverOfficeCode: '9707' })
    expect(label).not.toHaveProperty('receiverAddress')
    expect(label).not.toHaveProperty('services')
  })

  it('is refused in the words of the carrier', async () => {
    server.on(paths.label, { status: 517, json: econt.refusal })
    await expect(carrier().label(parcel)).rejects.toThrow(
      new CarrierRefused('получател: Несъответствие между населено място и пощенски код.'),
    )
  })

  it('is not asked for where nobody has agreed how the money is paid out', async () => {
    await expect(carrier({ agreement: undefined }).label(parcel)).rejects.toThrow(new CarrierRefused('no-agreement'))
    expect(server.asked).toEqual([])
  })

  it.each([
    ['a 500', { status: 500, bytes: '' }],
    ['a broken answer', 'break'],
    ['no answer', 'silence'],
    ['a label without a number', { json: { label: { shipmentNumber: null } } }],
  ] as const)('is asked for only once when the answer is %s: it may exist', async (_, trouble) => {
    server.on(paths.label, trouble)
    await expect(carrier({ patienceMs: 100 }).label(parcel)).rejects.toThrow(AnswerLost)
    expect(server.times(paths.label)).toBe(1)
  })

  it('can be asked for later where nobody listens', async () => {
    const gone = await startCarrier()
    await gone.stop()
    await expect(carrier({ url: gone.url }).label(parcel)).rejects.toThrow(CarrierAway)
    server.on(paths.label, { status: 429, bytes: '' })
    await expect(carrier().label(parcel)).rejects.toThrow(CarrierAway)
  })

  it('is printed from the address that the carrier gives, and from no other', async () => {
    const printed = { pdfURL: `${server.url}/api_export.php?loading_num=1&_key=abc` }
    server.on(paths.statuses, { json: { shipmentStatuses: [econt.status('1', printed)] } })
    server.on('/api_export.php', { bytes: pdf })
    expect(await carrier().print({ id: parcel.id, number: '1' })).toEqual(pdf)
    expect(server.asked.at(-1)?.headers.authorization).toBeUndefined()
    const elsewhere = econt.status('1', { pdfURL: 'http://169.254.169.254/secrets' })
    server.on(paths.statuses, { json: { shipmentStatuses: [elsewhere] } })
    await expect(carrier().print({ id: parcel.id, number: '1' })).rejects.toThrow(CarrierRefused)
    server.on(paths.statuses, { json: { shipmentStatuses: [econt.status('1', printed)] } })
    server.on('/api_export.php', { bytes: '<html>' })
    await expect(carrier().print({ id: parcel.id, number: '1' })).rejects.toThrow(AnswerLost)
  })
})

it('quotes a price without anything of the customer', async () => {
  server.on(paths.label, { json: { label: { shipmentNumber: null, totalPrice: 4.63, currency: 'EUR' } } })
  expect(await carrier().quote({ to: parcel.to, weightGrams: 1200, goodsCents: 0, dueCents: 0 })).toBe(463)
  expect(server.asked[0]?.body).toMatchObject({ mode: 'calculate' })
  expect(JSON.stringify(server.asked[0]?.body)).not.toContain('Мария')
  server.on(paths.label, { json: { label: { totalPrice: 9.05, currency: 'BGN' } } })
  await expect(carrier().quote({ to: parcel.to, weightGrams: 1200, goodsCents: 0, dueCents: 0 })).rejects.toThrow(
    CarrierRefused,
  )
})

it('says where parcels are: one that comes back was delivered to us, and counts as refused', async () => {
  const shipmentStatuses = [
    econt.status('1'),
    econt.status('2', {
      shortDeliveryStatusEn: 'Delivered',
      deliveryTime: 1523617690000,
      trackingEvents: [{ destinationType: 'client' }],
    }),
    econt.status('3', { shortDeliveryStatusEn: 'Returned to sender', deliveryTime: 1523617690000 }),
    econt.status('4', { shortDeliveryStatusEn: null, trackingEvents: [{ destinationType: 'is_returning_to_sender' }] }),
    econt.unknownNumber,
  ]
  server.on(paths.statuses, { json: { shipmentStatuses } })
  expect([...(await carrier().track(['1', '2', '3', '4', '5']))]).toEqual([
    ['1', 'on-the-way'],
    ['2', 'delivered'],
    ['3', 'refused'],
    ['4', 'refused'],
  ])
})
