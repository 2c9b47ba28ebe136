import { CarrierRefused, type Destination, type ParcelToSend } from '../carrier'

export type EcontSender = {
  /** Code of the office where the shop hands parcels in. */
  office: string
  /** Who hands them in; a company must name someone. */
  agent: string | undefined
  /** Number of the agreement by which money collected at the door is paid out. */
  agreement: string | undefined
}

/**
 * Splits what people type as a street, because Econt checks its parts apart: a street with a number, or a quarter with all the rest.
 * `ул. Шипка 6, вх. А` is `Шипка`, `6` and `вх. А`: it does not know streets by the word `ул.`, and knows them by other words.
 */
export function splitStreet(typed: string): { street?: string; num?: string; quarter?: string; other?: string } {
  const text = typed.trim()
  const [, quarter, rest] = /^((?:ж\.?\s?к\.?|кв\.?)\s*.+?)(?:\s*,\s*|\s+(?=бл\b|бл\.|\d))(.+)$/iu.exec(text) ?? []
  if (quarter && rest) return { quarter, other: rest }
  const number = /^(?:ул(?:ица|\.)\s*)?(.*?)[\s,]+(?:№|No\.?)?\s*(\d+\s?\p{L}?)(?![\p{L}\d])[\s,]*(.*)$/u
  const [, street, num, other] = number.exec(text) ?? []
  return street && num ? { street, num: num.replace(' ', ''), ...(other && { other }) } : { other: text }
}

function receiverAt(to: Destination) {
  if (to.kind !== 'address') return { receiverOfficeCode: to.code }
  const city = { country: { code3: 'BGR' }, name: to.city, postCode: to.postcode }
  return { receiverAddress: { city, ...splitStreet(to.street) } }
}

type Size = { to: Destination; weightGrams: number; dueCents: number }

/** The part of a label that a price depends on. */
export function sizeOf({ to, weightGrams, dueCents }: Size, { office, agreement }: EcontSender) {
  return {
    senderOfficeCode: office,
    ...receiverAt(to),
    packCount: 1,
    shipmentType: 'pack',
    weight: weightGrams / 1000,
    paymentSenderMethod: 'cash',
    // Without a day Econt refuses a parcel for a door that would arrive on a Saturday.
    ...(to.kind === 'address' && { holidayDeliveryDay: 'workday' }),
    ...(dueCents > 0 && {
      services: {
        cdType: 'get',
        cdAmount: dueCents / 100,
        cdCurrency: 'EUR',
        ...(agreement && { cdPayOptionsTemplate: agreement }),
      },
    }),
  }
}

/** The label of a parcel. @throws CarrierRefused where the shop has not agreed with Econt how it gets the money */
export function labelOf(parcel: ParcelToSend, settings: EcontSender) {
  const { dueCents, id, name, orderNumber, phone, sender } = parcel
  if (dueCents > 0 && !settings.agreement) throw new CarrierRefused('no-agreement')
  const phones = [sender.phone]
  return {
    senderClient: { name: sender.name, phones },
    ...(settings.agent && { senderAgent: { name: settings.agent, phones } }),
    receiverClient: { name, phones: [phone] },
    ...sizeOf(parcel, settings),
    shipmentDescription: 'Облекло',
    // Econt looks nothing up by it; people do, when an answer was lost.
    orderNumber: `${orderNumber} ${id.slice(0, 8)}`,
  }
}
