import { ask, askForPdf, type Patience, withRetries } from '../ask'
import {
  AnswerLost,
  type Carrier,
  CarrierRefused,
  type CarrierState,
  type Destination,
  type ParcelToSend,
} from '../carrier'
import { calculatedLabel, createdLabel, offices, pointOf, refusalIn, stateOf, statuses } from './answers'

type EcontSender = {
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

function sizeOf({ to, weightGrams, dueCents }: Size, { office, agreement }: EcontSender) {
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
function labelOf(parcel: ParcelToSend, settings: EcontSender) {
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

type EcontSettings = EcontSender & Patience & { url: string; username: string; password: string }

const atOnce = 50

/**
 * Econt's JSON services over HTTP (https://ee.econt.com/services). They have no idempotency key and no search for
 * labels by the shop's number, so after a lost answer a person has to look.
 */
export function econt(settings: EcontSettings): Carrier {
  const { url, username, password } = settings
  const headers = { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
  const question = (body: unknown) => ({ ...settings, headers, body })
  const service = (name: string) => `${url.replace(/\/$/, '')}/${name}.json`
  const createLabel = service('Shipments/LabelService.createLabel')

  const statusesOf = (shipmentNumbers: string[]) =>
    withRetries(settings, () =>
      ask(service('Shipments/ShipmentService.getShipmentStatuses'), statuses, refusalIn, question({ shipmentNumbers })),
    )

  return {
    recognises: false,
    points: async () => {
      const listed = await withRetries(settings, () =>
        ask(
          service('Nomenclatures/NomenclaturesService.getOffices'),
          offices,
          refusalIn,
          question({ countryCode: 'BGR' }),
        ),
      )
      return listed.offices.flatMap((entry) => pointOf(entry) ?? [])
    },
    quote: async (wish) => {
      const { label } = await withRetries(settings, () =>
        ask(createLabel, calculatedLabel, refusalIn, question({ label: sizeOf(wish, settings), mode: 'calculate' })),
      )
      if (label.currency !== 'EUR') throw new CarrierRefused(`a price in ${label.currency}`)
      return Math.round(label.totalPrice * 100)
    },
    label: async (parcel) => {
      const body = { label: labelOf(parcel, settings), mode: 'create' }
      const { label } = await ask(createLabel, createdLabel, refusalIn, question(body))
      return label.shipmentNumber
    },
    print: async ({ number }) => {
      const { shipmentStatuses } = await statusesOf(number ? [number] : [])
      const address = shipmentStatuses[0]?.status?.pdfURL
      if (!address) throw new AnswerLost('no address of the PDF')
      const pdf = pdfAddress(address, url)
      return withRetries(settings, () => askForPdf(pdf, refusalIn, { ...settings, body: undefined }))
    },
    tracksAtOnce: atOnce,
    track: async (numbers) => {
      const found = new Map<string, CarrierState>()
      for (let from = 0; from < numbers.length; from += atOnce) {
        const { shipmentStatuses } = await statusesOf(numbers.slice(from, from + atOnce))
        for (const { status } of shipmentStatuses) if (status) found.set(status.shipmentNumber, stateOf(status))
      }
      return found
    },
  }
}

/** The address of a PDF carries a key, so only hosts of Econt are fetched, over HTTPS where the services use it. */
function pdfAddress(address: string, services: string): string {
  const base = new URL(services)
  const found = URL.canParse(address) ? new URL(address) : null
  const isTheirs = found?.hostname === base.hostname || found?.hostname.endsWith('.econt.com')
  if (!found || !isTheirs) throw new CarrierRefused('a PDF at another address')
  if (base.protocol === 'https:') found.protocol = 'https:'
  return found.href
}
