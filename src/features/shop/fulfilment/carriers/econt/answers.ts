import { z } from 'zod'
import type { NewPoint } from '@/features/shop/goods/delivery/read-points'
import { readableRows } from '@/server/db/readable-rows'
import type { CarrierState } from '../carrier'

/** Names follow the responses of https://ee.econt.com/services, such as `GetOfficesResponse`. */

const time = z.number().nullish()

const office = z.object({
  code: z.string().min(1),
  /** A parcel locker. */
  isAPS: z.boolean(),
  /** A van with stops, to which no parcel can be addressed. */
  isMPS: z.boolean().nullish(),
  name: z.string().min(1),
  address: z.object({
    city: z.object({ name: z.string().min(1), postCode: z.string().regex(/^[1-9]\d{3}$/) }),
    fullAddress: z.string().trim().min(1),
    location: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
  }),
  normalBusinessHoursFrom: time,
  normalBusinessHoursTo: time,
  halfDayBusinessHoursFrom: time,
  halfDayBusinessHoursTo: time,
})

export const offices = z.object({ offices: z.array(z.unknown()).min(1) })

const clock = new Intl.DateTimeFormat('bg', {
  timeZone: 'Europe/Sofia',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})
const span = (days: string, from: number | null | undefined, to: number | null | undefined) =>
  from && to ? [`${days} ${clock.format(from)}–${clock.format(to)}`] : []
const wholeDayMs = 23.9 * 3_600_000

function hoursOf(point: z.infer<typeof office>): string {
  const { normalBusinessHoursFrom: from, normalBusinessHoursTo: to } = point
  if (from && to && to - from >= wholeDayMs) return '24/7'
  return [...span('пн–пт', from, to), ...span('сб', point.halfDayBusinessHoursFrom, point.halfDayBusinessHoursTo)].join(
    ', ',
  )
}

/** Null for a point to which no parcel can be addressed, and for an entry of another shape. */
export function pointOf(entry: unknown): NewPoint | null {
  const { data } = office.safeParse(entry)
  if (!data || data.isMPS) return null
  const { code, address, isAPS, name } = data
  const { city, location } = address
  const street = address.fullAddress.startsWith(city.name)
    ? address.fullAddress.slice(city.name.length).trim()
    : address.fullAddress
  return {
    carrier: 'econt',
    code,
    kind: isAPS ? 'locker' : 'office',
    name: name.slice(0, 120),
    town: city.name,
    postcode: city.postCode,
    address: (street || address.fullAddress).slice(0, 160),
    hours: hoursOf(data),
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    maxGrams: null,
  }
}

export const createdLabel = z.object({ label: z.object({ shipmentNumber: z.string().min(1) }) })

export const calculatedLabel = z.object({
  label: z.object({ totalPrice: z.number().positive(), currency: z.string() }),
})

const status = z.object({
  shipmentNumber: z.string(),
  shortDeliveryStatusEn: z.string().nullish(),
  deliveryTime: z.union([z.number(), z.string()]).nullish(),
  trackingEvents: z.array(z.object({ destinationType: z.string().nullish() })).nullish(),
  pdfURL: z.string().nullish(),
})
type Status = z.infer<typeof status>

const entry = z.object({ status: status.nullish() })

/** An entry of another shape costs its own parcel, not those that were asked after with it. */
export const statuses = z.object({
  shipmentStatuses: z.array(z.unknown()).transform((entries) => readableRows(entry, entries, 'shop/carriers/econt')),
})

const returning = ['return', 'is_returning_to_sender', 'returned_to_sender']

/** A returned parcel has a delivery time as well, namely at the shop, so signs of a return are read first. */
export function stateOf({ shortDeliveryStatusEn, deliveryTime, trackingEvents }: Status): CarrierState {
  const events = trackingEvents?.map(({ destinationType }) => destinationType ?? '') ?? []
  const words = shortDeliveryStatusEn?.toLowerCase() ?? ''
  if (words.includes('return') || events.some((event) => returning.includes(event))) return 'refused'
  const arrived = words === 'delivered' || (deliveryTime != null && (words === '' || events.at(-1) === 'client'))
  return arrived ? 'delivered' : 'on-the-way'
}

type Complaint = { message?: string | null | undefined; innerErrors?: Complaint[] | null | undefined }
const complaint: z.ZodType<Complaint> = z.object({
  message: z.string().nullish(),
  get innerErrors() {
    return z.array(complaint).nullish()
  },
})
const refusal = z.intersection(z.object({ type: z.string().startsWith('Ex') }), complaint)
const elementRefusal = z.object({ error: complaint })

/** Econt nests its errors and leaves the message of the outer ones empty. */
export function refusalIn(answer: unknown): string | null {
  const found = refusal.safeParse(answer).data ?? elementRefusal.safeParse(answer).data?.error
  return found ? wordsOf(found).join(' ') || 'no reason was given' : null
}

function wordsOf({ message, innerErrors }: Complaint): string[] {
  const own = message?.trim()
  return [...(own ? [own] : []), ...(innerErrors ?? []).flatMap(wordsOf)]
}
