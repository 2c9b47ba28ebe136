import { CarrierRefused, type Destination, type ParcelToSend } from '../carrier'

export type EcontSender = {
  office: string
  agent: string | undefined
  agreement: string | undefined
}

/**
 * Econt checks street and number, or quarter and the rest, separately, and does not know streets with the prefix `ул.`:
 * `ул. Шипка 6, вх. А` becomes `Шипка`, `6` and `вх. А`.
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

/** @throws CarrierRefused where money is due but the shop has no agreement with Econt on its payout */
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
    // For people who search at Econt after a lost answer; Econt itself has no search by this field.
    orderNumber: `${orderNumber} ${id.slice(0, 8)}`,
  }
}
