import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type PointKindName, pointKinds } from '@/domain/delivery'
import { townKey } from '@/domain/town-key'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

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

export type PointKind = { carrier: string; kind: PointKindName; weightGrams: number }

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
): Promise<PickupPoint[]> {
  const key = townKey(place)
  if (key === '') return []
  const digits = place.trim()
  const there = /^\d{2,4}$/.test(digits)
    ? sql`${pickupPoints.postcode} like ${`${digits}%`}`
    : sql`${pickupPoints.townKey} like ${`${key}%`}`
  const { rows } = await database.execute(sql`
    select ${columns} from ${pickupPoints} where ${fitting(which)} and ${there}
    order by ${pickupPoints.id} = ${chosen ?? ''} desc, ${pickupPoints.townKey} <> ${key}, ${pickupPoints.townKey}, ${pickupPoints.name}, ${pickupPoints.id}
    limit ${mostPoints}`)
  return readableRows(row, rows, 'shop/delivery/points')
}

const ownerRow = row.extend({ carrier: z.string(), kind: z.enum(pointKinds) })

export async function findPoint(database: Database, id: string): Promise<z.infer<typeof ownerRow> | null> {
  const { rows } = await database.execute(sql`
    select ${columns}, ${pickupPoints.carrier}, ${pickupPoints.kind} from ${pickupPoints} where ${pickupPoints.id} = ${id}`)
  return readableRows(ownerRow, rows, 'shop/delivery/points')[0] ?? null
}

const placeRow = z.object({ town: z.string(), postcode: z.string() })

/** A town with the lowest of its postcodes. */
export type Place = z.infer<typeof placeRow>

export async function knownPlaces(database: Database): Promise<Place[]> {
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
