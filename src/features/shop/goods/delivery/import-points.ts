import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { pointKinds } from '@/domain/delivery'
import { sameContent } from '@/domain/relation-id'
import { townKey } from '@/domain/town-key'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { type NewPoint, pointId, type ReadPoints } from './read-points'

const { shippingMethods, shop } = tables
const { pickupPoints } = shop

const storedRow = z.object({
  carrier: z.string(),
  code: z.string(),
  kind: z.enum(pointKinds),
  name: z.string(),
  town: z.string(),
  postcode: z.string(),
  address: z.string(),
  hours: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  maxGrams: z.number().nullable(),
})

export async function readStoredPoints(database: Database, carriers: string[] | null): Promise<NewPoint[]> {
  const names = JSON.stringify(carriers ?? [])
  const { rows } = await database.execute(sql`
    select ${pickupPoints.carrier}, ${pickupPoints.code}, ${pickupPoints.kind}, ${pickupPoints.name}, ${pickupPoints.town},
      ${pickupPoints.postcode}, ${pickupPoints.address}, ${pickupPoints.hours}, ${pickupPoints.latitude},
      ${pickupPoints.longitude}, ${pickupPoints.maxGrams} as "maxGrams"
    from ${pickupPoints}
    where ${carriers === null} or ${pickupPoints.carrier} in (select jsonb_array_elements_text(${names}::jsonb))
    order by ${pickupPoints.carrier}, ${pickupPoints.town}, ${pickupPoints.code}`)
  return rows.map((found) => storedRow.parse(found))
}

/** Carriers do not close a fifth of their points at once, so a file that lacks more was probably cut short. */
const mostGone = 0.2

type Loss = { carrier: string; before: number; gone: number }

/**
 * The effect of an import. With errors nothing is imported; while `waits` is true, staff have to confirm the losses.
 */
type PointPlan = Omit<ReadPoints, 'points'> & {
  create: ReadPoints['points']
  change: ReadPoints['points']
  remove: NewPoint[]
  same: number
  losses: Loss[]
  waits: boolean
  /** Carriers without a shipping method, whose points would never be shown. */
  unused: string[]
  /** A hash of the file and the compared points, so that a plan is carried out only as it was shown. */
  token: string
}

export async function planPoints(database: Database, read: ReadPoints, confirmed: boolean): Promise<PointPlan> {
  const { points, ...wrong } = read
  const carriers = [...new Set(points.map(({ point }) => point.carrier))]
  const stored = await readStoredPoints(database, carriers)
  const before = new Map(stored.map((point) => [pointId(point), point]))
  const listed = new Set(points.map(({ point }) => pointId(point)))
  const remove = stored.filter((point) => !listed.has(pointId(point)))
  const change = points.filter(({ point }) => {
    const old = before.get(pointId(point))
    return old && !sameContent(old, point)
  })
  const create = points.filter(({ point }) => !before.has(pointId(point)))
  const losses = carriers
    .map((carrier) => ({
      carrier,
      before: stored.filter((point) => point.carrier === carrier).length,
      gone: remove.filter((point) => point.carrier === carrier).length,
    }))
    .filter(({ before: all, gone }) => gone > all * mostGone)
  return {
    ...wrong,
    create,
    change,
    remove,
    same: points.length - create.length - change.length,
    losses,
    waits: losses.length > 0 && !confirmed,
    unused: await unusedCarriers(database, carriers),
    token: createHash('sha256')
      .update(JSON.stringify([read, stored]))
      .digest('hex'),
  }
}

const carrierRow = z.object({ carrier: z.string() })

export async function carriersOfShop(database: Database): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select distinct ${shippingMethods.carrier} from ${shippingMethods} order by ${shippingMethods.carrier}`)
  return rows.map((row) => carrierRow.parse(row).carrier)
}

async function unusedCarriers(database: Database, carriers: string[]): Promise<string[]> {
  const used = new Set(await carriersOfShop(database))
  return carriers.filter((carrier) => !used.has(carrier))
}

/**
 * Serialises imports, so that a second one compares with the points that the first has written. Released at the end of
 * the transaction.
 */
export async function lockPoints(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('pick-up points', 0))`)
}

/** Replaces the points of the carriers of these points. Call it in a transaction. */
export async function writePoints(database: Database, points: NewPoint[]): Promise<void> {
  if (points.length === 0) return
  const ids = JSON.stringify(points.map(pointId))
  const carriers = JSON.stringify([...new Set(points.map(({ carrier }) => carrier))])
  await database.execute(sql`
    delete from ${pickupPoints} where ${pickupPoints.carrier} in (select jsonb_array_elements_text(${carriers}::jsonb))
      and ${pickupPoints.id} not in (select jsonb_array_elements_text(${ids}::jsonb))`)
  const lines = points.map((point) => ({ ...point, id: pointId(point), townKey: townKey(point.town) }))
  const names = [
    'id',
    'carrier',
    'code',
    'kind',
    'name',
    'town',
    'townKey',
    'postcode',
    'address',
    'hours',
    'latitude',
    'longitude',
    'maxGrams',
  ] as const
  await database.execute(sql`
    insert into ${pickupPoints} (${named(pickupPoints, ...names)})
    select id, carrier, code, kind, name, town, "townKey", postcode, address, hours, latitude, longitude, "maxGrams"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(id text, carrier text, code text, kind text, name text,
      town text, "townKey" text, postcode text, address text, hours text, latitude float8, longitude float8, "maxGrams" integer)
    on conflict (${named(pickupPoints, 'id')}) do update set ${setExcluded(pickupPoints, ...names.slice(3))},
      ${named(pickupPoints, 'updatedAt')} = now()`)
}
