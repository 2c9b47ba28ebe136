import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import type { NewPoint } from '@/features/shop/goods/delivery/read-points'
import { readableRows } from '@/server/db/readable-rows'
import type { CarrierState } from '../carrier'

/** Names follow https://api.speedy.bg/web-api.html. */

const office = z.object({
  id: z.number().int(),
  name: z.string().min(1),
  /** Other types belong to partners and cannot be addressed by this id. */
  type: z.enum(['OFFICE', 'APT']),
  address: z.object({
    siteName: z.string().min(1),
    postCode: z.string().regex(/^[1-9]\d{3}$/),
    localAddressString: z.string().trim().min(1),
    x: z.number().nullish(),
    y: z.number().nullish(),
  }),
  workingTimeFrom: z.string().nullish(),
  workingTimeTo: z.string().nullish(),
  workingTimeHalfFrom: z.string().nullish(),
  workingTimeHalfTo: z.string().nullish(),
  /** Kilograms. */
  maxParcelWeight: z.number().positive().nullish(),
  pickUpAllowed: z.boolean().nullish(),
  cargoTypesAllowed: z.array(z.string()).nullish(),
  validFrom: z.string().nullish(),
  validTo: z.string().nullish(),
})
type Office = z.infer<typeof office>

export const offices = z.object({ offices: z.array(z.unknown()).min(1) })

/** Speedy writes towns in capitals (`ВЕЛИКО ТЪРНОВО`). */
const asName = (town: string) => town.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (beginning) => beginning.toUpperCase())

const span = (days: string, from?: string | null, to?: string | null) =>
  from && to && from !== to ? [`${days} ${from.replace(/^0/, '')}–${to.replace(/^0/, '')}`] : []

function hoursOf({ workingTimeFrom: from, workingTimeTo: to, workingTimeHalfFrom, workingTimeHalfTo }: Office): string {
  if (from === '00:00' && (to === '23:59' || to === '24:00')) return '24/7'
  return [...span('пн–пт', from, to), ...span('сб', workingTimeHalfFrom, workingTimeHalfTo)].join(', ')
}

/** Null for a point that takes no parcels today, and for an entry of another shape. */
export function pointOf(entry: unknown, now = new Date()): NewPoint | null {
  const { data } = office.safeParse(entry)
  if (!data) return null
  const { address, cargoTypesAllowed, id, maxParcelWeight, name, pickUpAllowed, type, validFrom, validTo } = data
  const today = sofiaDay(now)
  const isOpen = (validFrom ?? today).slice(0, 10) <= today && today <= (validTo ?? today).slice(0, 10)
  const takesParcels = pickUpAllowed !== false && (cargoTypesAllowed?.includes('PARCEL') ?? true)
  if (!isOpen || !takesParcels) return null
  return {
    carrier: 'speedy',
    code: String(id),
    kind: type === 'APT' ? 'locker' : 'office',
    name: name.slice(0, 120),
    town: asName(address.siteName),
    postcode: address.postCode,
    address: address.localAddressString.slice(0, 160),
    hours: hoursOf(data),
    latitude: address.y ?? null,
    longitude: address.x ?? null,
    maxGrams: maxParcelWeight ? Math.round(maxParcelWeight * 1000) : null,
  }
}

export const createdShipment = z.object({ id: z.string().min(1) })

export const foundShipments = z.object({ barcodes: z.array(z.string()).nullish() })

export const calculations = z.object({
  calculations: z
    .array(
      z.object({
        price: z.object({ total: z.number().positive(), currency: z.string() }).nullish(),
        error: z.object({ message: z.string().nullish() }).nullish(),
      }),
    )
    .min(1),
})

const operation = z.object({ operationCode: z.number() })

/** A parcel that Speedy does not know may come without its number. */
const tracked = z.object({ parcelId: z.string().nullish(), operations: z.array(operation).nullish() })

/** An entry of another shape costs its own parcel, not those that were asked after with it. */
export const trackedParcels = z.object({
  parcels: z.array(z.unknown()).transform((entries) => readableRows(tracked, entries, 'shop/carriers/speedy')),
})

/** -14 `Delivered`, 111 `Return to Sender`, 124 `Delivered Back to Sender`; other operations are steps before these. */
const endings = new Map<number, CarrierState>([
  [-14, 'delivered'],
  [111, 'refused'],
  [124, 'refused'],
])

/** Operations are in chronological order, so the last ending counts. */
export function stateOf(operations: z.infer<typeof operation>[]): CarrierState {
  return operations.flatMap(({ operationCode }) => endings.get(operationCode) ?? []).at(-1) ?? 'on-the-way'
}

const refusal = z.object({ error: z.object({ message: z.string().nullish(), context: z.string().nullish() }) })

/** Speedy refuses with status 200 as well. */
export function refusalIn(answer: unknown): string | null {
  const { data } = refusal.safeParse(answer)
  return data ? data.error.message || data.error.context || 'no reason was given' : null
}
