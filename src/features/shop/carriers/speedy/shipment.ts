import type { Destination, ParcelToSend } from '../carrier'

export type SpeedySender = {
  /** Number of the service by which parcels go. */
  service: number
  /** Where the shop hands parcels in; none where a courier fetches them. */
  office: number | undefined
}

/** Bulgaria in Speedy's lists. */
export const bulgaria = 100

/** At most 30 characters are kept of a reference, and a UUID has 36: its 16 bytes are 22 characters. */
export function referenceOf(parcel: string): string {
  return Buffer.from(parcel.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Money collected at the door comes as a postal money transfer, which needs no fiscal receipt of ours (Наредба Н-18, чл. 3). */
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

/** Where it goes. Speedy takes a street as people type it in `addressNote` alone. */
function placeOf(to: Destination) {
  if (to.kind !== 'address') return { pickupOfficeId: Number(to.code) }
  const { city, postcode, street } = to
  return { address: { countryId: bulgaria, siteName: city, postCode: postcode, addressNote: street.slice(0, 200) } }
}

/** The shipment of a parcel. A private person has no name of a contact: with one Speedy refuses it. */
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
