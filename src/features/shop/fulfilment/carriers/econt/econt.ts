import { ask, askForPdf, type Patience, withRetries } from '../ask'
import { AnswerLost, type Carrier, CarrierRefused, type ParcelState } from '../carrier'
import { calculatedLabel, createdLabel, offices, pointOf, refusalIn, stateOf, statuses } from './answers'
import { type EcontSender, labelOf, sizeOf } from './label'

export type EcontSettings = EcontSender & Patience & { url: string; username: string; password: string }

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
    track: async (numbers) => {
      const found = new Map<string, ParcelState>()
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
