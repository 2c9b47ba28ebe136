import type { z } from 'zod'
import { ask, askForPdf, type Patience, withRetries } from '../ask'
import {
  type Carrier,
  CarrierRefused,
  type CarrierState,
  type Destination,
  type ParcelToSend,
  type QuoteWish,
} from '../carrier'
import {
  calculations,
  createdShipment,
  foundShipments,
  offices,
  pointOf,
  refusalIn,
  stateOf,
  trackedParcels,
} from './answers'

type SpeedySender = {
  service: number
  office: number | undefined
}

/** The id of Bulgaria in Speedy's lists. */
const bulgaria = 100

/** Speedy keeps 30 characters of a reference and a UUID has 36, so its 16 bytes are written as 22 characters. */
function referenceOf(parcel: string): string {
  return Buffer.from(parcel.replaceAll('-', ''), 'hex').toString('base64url')
}

/**
 * Money collected at the door comes as a postal money transfer, which needs no fiscal receipt of the shop (Наредба
 * Н-18, чл. 3).
 */
const collecting = (dueCents: number) =>
  dueCents > 0 && {
    additionalServices: {
      cod: {
        amount: dueCents / 100,
        currencyCode: 'EUR',
        processingType: 'POSTAL_MONEY_TRANSFER',
        includeShippingPrice: false,
      },
    },
  }

const senderOf = ({ office }: SpeedySender) => office !== undefined && { sender: { dropoffOfficeId: office } }

/** Speedy accepts a street as typed only in `addressNote`. */
function placeOf(to: Destination) {
  if (to.kind !== 'address') return { pickupOfficeId: Number(to.code) }
  const { city, postcode, street } = to
  return { address: { countryId: bulgaria, siteName: city, postCode: postcode, addressNote: street.slice(0, 200) } }
}

/** Speedy refuses a private person with a contact name. */
function shipmentOf(parcel: ParcelToSend, settings: SpeedySender) {
  const { dueCents, id, name, orderNumber, phone, to, weightGrams } = parcel
  return {
    ...senderOf(settings),
    recipient: { privatePerson: true, clientName: name.slice(0, 60), phone1: { number: phone }, ...placeOf(to) },
    service: { serviceId: settings.service, autoAdjustPickupDate: true, ...collecting(dueCents) },
    content: { parcelsCount: 1, totalWeight: weightGrams / 1000, contents: 'Облекло', package: 'BOX' },
    payment: { courierServicePayer: 'SENDER' },
    ref1: orderNumber.slice(0, 30),
    ref2: referenceOf(id),
  }
}

type SpeedySettings = SpeedySender & Patience & { url: string; username: string; password: string }

const atOnce = 10

/**
 * Speedy's REST services, version 1 (https://api.speedy.bg/v1). Shipments can be found by the shop's reference, so
 * Speedy is asked for an existing shipment before one is created.
 */
export function speedy(settings: SpeedySettings): Carrier {
  const { url, username, password } = settings
  const signed = (body: object) => ({
    ...settings,
    body: { userName: username, password, language: 'BG', ...body },
  })
  const address = (path: string) => `${url.replace(/\/$/, '')}/${path}`
  const once = <Shape>(path: string, schema: z.ZodType<Shape>, body: object) =>
    ask(address(path), schema, refusalIn, signed(body))
  const read = <Shape>(path: string, schema: z.ZodType<Shape>, body: object) =>
    withRetries(settings, () => once(path, schema, body))

  async function numberOf(parcel: string): Promise<string | null> {
    const wish = { ref: referenceOf(parcel), searchInRef: 2, shipmentsOnly: true, includeReturns: false }
    const { barcodes } = await read('shipment/search', foundShipments, wish)
    return barcodes?.[0] ?? null
  }

  return {
    recognises: true,
    points: async () => {
      const listed = await read('location/office', offices, { countryId: bulgaria })
      return listed.offices.flatMap((entry) => pointOf(entry) ?? [])
    },
    quote: async (wish) => {
      const [found] = (await read('calculate', calculations, calculationOf(wish, settings))).calculations
      if (!found?.price) throw new CarrierRefused(found?.error?.message || 'no price')
      if (found.price.currency !== 'EUR') throw new CarrierRefused(`a price in ${found.price.currency}`)
      return Math.round(found.price.total * 100)
    },
    label: async (parcel) => {
      const earlier = await numberOf(parcel.id)
      return earlier ?? (await once('shipment', createdShipment, shipmentOf(parcel, settings))).id
    },
    print: ({ number }) => {
      const body = { paperSize: 'A6', format: 'pdf', parcels: [{ parcel: { id: number } }] }
      return withRetries(settings, () => askForPdf(address('print'), refusalIn, signed(body)))
    },
    tracksAtOnce: atOnce,
    track: async (numbers) => {
      const found = new Map<string, CarrierState>()
      for (let from = 0; from < numbers.length; from += atOnce) {
        const parcels = numbers.slice(from, from + atOnce).map((id) => ({ id }))
        const answer = await read('track', trackedParcels, { parcels })
        for (const { parcelId, operations } of answer.parcels)
          if (parcelId && operations) found.set(parcelId, stateOf(operations))
      }
      return found
    },
  }
}

/** Speedy's price depends on the town, not on the street. */
function calculationOf({ to, weightGrams, dueCents }: QuoteWish, settings: SpeedySender) {
  const place =
    to.kind === 'address'
      ? { addressLocation: { countryId: bulgaria, siteName: to.city, postCode: to.postcode } }
      : { pickupOfficeId: Number(to.code) }
  return {
    ...senderOf(settings),
    recipient: { privatePerson: true, ...place },
    service: { serviceIds: [settings.service], autoAdjustPickupDate: true, ...collecting(dueCents) },
    content: { parcelsCount: 1, totalWeight: weightGrams / 1000 },
    payment: { courierServicePayer: 'SENDER' },
  }
}
