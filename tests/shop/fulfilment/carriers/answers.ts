import type { ParcelToSend } from '@/features/shop/fulfilment/carriers/carrier'

/** Answers in the form of the carriers' documentation; their values are invented. */

export const parcelToSofia: ParcelToSend = {
  id: '0b1c2d3e-0000-4000-8000-000000000001',
  orderNumber: 'B-1001',
  name: 'Мария Иванова',
  phone: '+359888123456',
  to: { kind: 'address', postcode: '1504', city: 'София', street: 'ул. Шипка 6, вх. А' },
  weightGrams: 1200,
  dueCents: 4890,
  sender: { name: '„Лист“ ООД', phone: '+3592111222' },
}

export const pdf = Buffer.from('%PDF-1.4\n% a label\n%%EOF\n')

const shumen = {
  id: 839,
  code: '9707',
  isMPS: false,
  isAPS: false,
  name: 'Шумен Осми март',
  nameEn: 'Shumen Osmi mart',
  phones: [],
  address: {
    id: null,
    city: { id: 47, country: { code2: 'BG', code3: 'BGR' }, postCode: '9700', name: 'Шумен', nameEn: 'Shumen' },
    fullAddress: ' Шумен кв. Шумен ул. Петра №22',
    quarter: 'кв. Шумен',
    street: 'ул. Петра',
    num: '22',
    location: { latitude: 43.265506093709, longitude: 26.93288953373, confidence: 3 },
  },
  // 9:00 to 18:00 and 13:00 on Saturdays, as times of a day in summer.
  normalBusinessHoursFrom: 1524117600000,
  normalBusinessHoursTo: 1524150000000,
  halfDayBusinessHoursFrom: 1524117600000,
  halfDayBusinessHoursTo: 1524132000000,
  shipmentTypes: ['courier', 'post'],
}

export const econt = {
  office: (changes: Record<string, unknown> = {}) => ({ ...shumen, ...changes }),
  locker: {
    ...shumen,
    code: '9712',
    isAPS: true,
    name: 'Шумен 24/7 Еконтомат',
    normalBusinessHoursFrom: 1524085260000,
    normalBusinessHoursTo: 1524171540000,
  },
  created: (shipmentNumber: string) => ({
    label: { shipmentNumber, createdTime: 1524122745000, totalPrice: 4.63, currency: 'EUR', pdfURL: '', services: [] },
    blockingPaymentURL: null,
    courierRequestID: null,
  }),
  status: (shipmentNumber: string, changes: Record<string, unknown> = {}) => ({
    status: {
      shipmentNumber,
      sendTime: 1523517690000,
      deliveryTime: null,
      shortDeliveryStatus: 'Пътува по линия',
      shortDeliveryStatusEn: 'Arrival-Departure from HUB',
      trackingEvents: [{ time: 1523517690000, destinationType: 'office', officeName: 'Русе' }],
      pdfURL: null,
      ...changes,
    },
    error: null,
  }),
  unknownNumber: { status: null, error: { type: 'ExInvalidShipmentNum', message: 'Не е намерена пратка.' } },
  /** Sent with status 517. */
  refusal: {
    type: 'ExInvalidParam',
    message: ' ',
    fields: [],
    innerErrors: [
      {
        type: 'ExInvalidParam',
        message: 'получател: ',
        innerErrors: [{ type: 'ExInvalidCity', message: 'Несъответствие между населено място и пощенски код.' }],
      },
    ],
  },
}

const plovdiv = {
  id: 77,
  name: 'ПЛОВДИВ – СКЛАД ЮГ',
  siteId: 56784,
  address: {
    countryId: 100,
    siteId: 56784,
    siteType: 'гр.',
    siteName: 'ПЛОВДИВ',
    postCode: '4000',
    x: 24.745,
    y: 42.117,
    fullAddressString: 'гр. ПЛОВДИВ [4000] ул. КУКЛЕНСКО ШОСЕ No 15',
    localAddressString: 'ул. КУКЛЕНСКО ШОСЕ No 15',
  },
  workingTimeFrom: '08:30',
  workingTimeTo: '19:00',
  workingTimeHalfFrom: '09:00',
  workingTimeHalfTo: '14:00',
  maxParcelWeight: 31.5,
  type: 'OFFICE',
  pickUpAllowed: true,
  cargoTypesAllowed: ['PARCEL'],
  validFrom: '2000-01-01',
  validTo: '3000-01-01',
}

const operation = (operationCode: number, description: string) => ({
  dateTime: '2026-11-20T10:00:00+0200',
  operationCode,
  description,
  additionalInfo: {},
})

export const speedy = {
  office: (changes: Record<string, unknown> = {}) => ({ ...plovdiv, ...changes }),
  created: (id: string) => ({
    id,
    parcels: [{ seqNo: 1, id }],
    price: { amount: 2.04, vat: 0.41, total: 2.45, currency: 'EUR' },
    pickupDate: '2026-11-25',
  }),
  calculated: (total: number, currency = 'EUR') => ({
    calculations: [{ serviceId: 505, price: { amount: total / 1.2, total, currency }, pickupDate: '2026-11-25' }],
  }),
  tracked: (parcelId: string, ...codes: number[]) => ({
    parcelId,
    operations: codes.map((code) => operation(code, 'as Speedy calls it')),
  }),
  /** Sent with status 200. */
  refusal: {
    error: {
      context: 'shipment.recipient.address',
      message: 'Получател Адрес: Попълнете улица/квартал (EE2026)',
      id: 'EE2026',
      code: 400,
    },
  },
}
