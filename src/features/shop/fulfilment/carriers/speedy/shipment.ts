import type { Destination, ParcelToSend } from '../carrier'

export type SpeedySender = {
  service: number
  office: number | undefined
}

/** The id of Bulgaria in Speedy's lists. */
export const bulgaria = 100

/** Speedy keeps 30 characters of a reference and a UUID has 36, so its 16 bytes are written as 22 characters. */
export function referenceOf(parcel: string): string {
  return Buffer.from(parcel.replaceAll('-', ''), 'hex').toString('base64url')
}

/**
 * Money collected at the door comes as a postal money transfer, which needs no fiscal receipt of the shop (Наредба
 * Н-18, чл. 3).
 */
export const collecting = (dueCents: number) =>
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

export const senderOf = ({ office }: SpeedySender) => office !== undefined && { sender: { dropoffOfficeId: office } }

/** Speedy accepts a street as typed only in `addressNote`. */
function placeOf(to: Destination) {
  if (to.kind !== 'address') return { pickupOfficeId: Number(to.code) }
  const { city, postcode, street } = to
  return { address: { countryId: bulgaria, siteName: city, postCode: postcode, addressNote: street.slice(0, 200) } }
}

/** Speedy refuses a private person with a contact name. */
export function shipmentOf(parcel: ParcelToSend, settings: SpeedySender) {
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
