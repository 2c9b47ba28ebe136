import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type PointKindName, pointKinds } from '@/domain/delivery'
import { townKey } from '@/domain/town-key'
import type { Saved, SignedInRequest } from '@/features/account/as-customer'
import type { Locale } from '@/i18n/routing'
import { refuse } from '@/lib/forms/problems'
import { cmsSystem, db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { readShippingMethods } from './shipping-methods'

/** `method` leads to the point, and is null where none does any more; `isOffered` says whether any leads to points. */
export async function readPreferred(database: Database, id: string | null, locale: Locale) {
  const [point, all] = await Promise.all([id ? findPoint(database, id) : null, readShippingMethods(locale)])
  const methods = all.filter(({ kind }) => kind !== 'address')
  const method = point && methods.find(({ carrier, kind }) => carrier === point.carrier && kind === point.kind)
  return { point, method: method ?? null, isOffered: methods.length > 0 }
}

/** The delivery step filled in with the customer's preferred point; empty where no method leads there any more. */
export async function preferredDelivery(
  database: Database,
  id: string,
  locale: Locale,
): Promise<Record<string, string>> {
  const { method, point } = await readPreferred(database, id, locale)
  return point && method ? { method: method.id, town: point.town, point: point.id } : {}
}

/** `isCut`: there are more than these. */
type Found<Point> = { points: Point[]; isCut: boolean }

export async function pointsToChoose(place: string, locale: Locale): Promise<Found<PickupPoint & { method: string }>> {
  const database = await db()
  const found = await Promise.all(
    (await readShippingMethods(locale)).map(async ({ name, carrier, kind }) => {
      if (kind === 'address') return { points: [], isCut: false }
      const { points, isCut } = await findPoints(database, { carrier, kind, weightGrams: 0 }, place)
      return { points: points.map((point) => ({ ...point, method: name })), isCut }
    }),
  )
  return { points: found.flatMap(({ points }) => points), isCut: found.some(({ isCut }) => isCut) }
}

const choice = z.object({ point: z.string().max(80).optional() })

/** An empty id removes the preferred point. */
export async function savePreferredPoint({ customer }: SignedInRequest, given: unknown): Promise<Saved> {
  const { point } = choice.parse(given)
  if (point === undefined || (point !== '' && !(await findPoint(await db(), point)))) {
    return refuse({ code: 'pickup-point', field: 'point' })
  }
  await (await cmsSystem()).update({
    collection: 'customers',
    id: customer.id,
    data: { pickupPoint: point || null },
    depth: 0,
  })
  return { ok: true }
}

const { pickupPoints } = tables.shop

const row = z.object({
  id: z.string(),
  name: z.string(),
  town: z.string(),
  postcode: z.string(),
  address: z.string(),
  hours: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

export type PickupPoint = z.infer<typeof row>

const columns = sql`${pickupPoints.id}, ${pickupPoints.name}, ${pickupPoints.town}, ${pickupPoints.postcode},
  ${pickupPoints.address}, ${pickupPoints.hours}, ${pickupPoints.latitude}, ${pickupPoints.longitude}`

type PointKind = { carrier: string; kind: PointKindName; weightGrams: number }

const fitting = ({ carrier, kind, weightGrams }: PointKind) => sql`
  ${pickupPoints.carrier} = ${carrier} and ${pickupPoints.kind} = ${kind}
  and coalesce(${pickupPoints.maxGrams}, ${weightGrams}) >= ${weightGrams}`

const mostPoints = 60

/** Finds points by the beginning of a town's name, in any script, or of a postcode, always with the chosen one. */
export async function findPoints(
  database: Database,
  which: PointKind,
  place: string,
  chosen?: string,
): Promise<Found<PickupPoint>> {
  const key = townKey(place)
  if (key === '') return { points: [], isCut: false }
  const digits = place.trim()
  const there = /^\d{2,4}$/.test(digits)
    ? sql`${pickupPoints.postcode} like ${`${digits}%`}`
    : sql`${pickupPoints.townKey} like ${`${key}%`}`
  const { rows } = await database.execute(sql`
    select ${columns} from ${pickupPoints} where ${fitting(which)} and ${there}
    order by ${pickupPoints.id} = ${chosen ?? ''} desc, ${pickupPoints.townKey} <> ${key}, ${pickupPoints.townKey}, ${pickupPoints.name}, ${pickupPoints.id}
    limit ${mostPoints + 1}`)
  const points = readableRows(row, rows.slice(0, mostPoints), 'shop/delivery/points')
  return { points, isCut: rows.length > mostPoints }
}

const ownerRow = row.extend({ carrier: z.string(), kind: z.enum(pointKinds) })

export async function findPoint(database: Database, id: string): Promise<z.infer<typeof ownerRow> | null> {
  const { rows } = await database.execute(sql`
    select ${columns}, ${pickupPoints.carrier}, ${pickupPoints.kind} from ${pickupPoints} where ${pickupPoints.id} = ${id}`)
  return readableRows(ownerRow, rows, 'shop/delivery/points')[0] ?? null
}

const placeRow = z.object({ town: z.string(), postcode: z.string() })

/** A town with the lowest of its postcodes. */
type PointPlace = z.infer<typeof placeRow>

export async function knownPlaces(database: Database): Promise<PointPlace[]> {
  const { rows } = await database.execute(sql`
    select ${pickupPoints.town}, min(${pickupPoints.postcode}) as postcode from ${pickupPoints}
    group by ${pickupPoints.town} order by ${pickupPoints.town} limit 1000`)
  return readableRows(placeRow, rows, 'shop/delivery/points')
}

/** Null where the stored points name no town or several. */
export async function townOf(database: Database, postcode: string): Promise<string | null> {
  const { rows } = await database.execute(sql`
    select distinct ${pickupPoints.town}, ${pickupPoints.postcode} from ${pickupPoints}
    where ${pickupPoints.postcode} = ${postcode} limit 2`)
  return rows.length === 1 ? placeRow.parse(rows[0]).town : null
}
