import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { townKey } from '@/domain/town-key'
import { readTable } from '@/lib/csv/read-table'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { pickupPoints } = tables.shop

/** The columns of a file of points; their order does not matter. */
const columns = [
  'carrier',
  'code',
  'kind',
  'name',
  'town',
  'postcode',
  'address',
  'hours',
  'latitude',
  'longitude',
  'max grams',
] as const
type Column = (typeof columns)[number]
const required: readonly Column[] = ['carrier', 'code', 'kind', 'name', 'town', 'postcode', 'address']

const text = (most: number) => z.string().trim().min(1).max(most)
const number = (least: number, most: number) =>
  z
    .string()
    .default('')
    .transform((typed) => (typed === '' ? null : Number(typed.replace(',', '.'))))
    .pipe(z.number().min(least).max(most).nullable())

const pointSchema = z.object({
  carrier: text(40).toLowerCase(),
  code: text(40),
  kind: z.enum(['office', 'locker']),
  name: text(120),
  town: text(80),
  postcode: z.string().regex(/^[1-9]\d{3}$/),
  address: text(160),
  hours: z.string().trim().max(120).default(''),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  maxGrams: number(1, 100_000).pipe(z.int().nullable()),
})

/** A pick-up point as a carrier lists it: `max grams` is the heaviest parcel that it takes. */
export type NewPoint = z.infer<typeof pointSchema>

/** What is wrong with a line of the file; `column` is none where the file as a whole cannot be read. */
export type PointProblem = { line: number; column: string }

/** Reads a CSV file with a heading. One wrong cell is enough, and nothing of the file is imported. */
export function readPoints(csv: string): { points: NewPoint[]; problems: PointProblem[] } {
  const columnOf = (heading: string) => columns.find((column) => column === heading.trim().toLowerCase()) ?? null
  const { rows, missing, broken } = readTable<Column>(csv, { columnOf, required })
  if (broken || missing.length > 0) {
    return { points: [], problems: broken ? [{ line: 1, column: '' }] : missing.map((column) => ({ line: 1, column })) }
  }
  const read = rows.map(({ line, cells }) => ({
    line,
    parsed: pointSchema.safeParse({ ...cells, maxGrams: cells['max grams'] }),
  }))
  const problems = read.flatMap(({ line, parsed }) =>
    (parsed.error?.issues ?? []).map(({ path }) => ({ line, column: String(path[0]) })),
  )
  const points = read.flatMap(({ parsed }) => parsed.data ?? [])
  const seen = new Set<string>()
  for (const [index, point] of points.entries()) {
    if (seen.has(idOf(point))) problems.push({ line: read[index]?.line ?? 0, column: 'code' })
    seen.add(idOf(point))
  }
  return { points, problems }
}

const idOf = ({ carrier, code }: NewPoint) => `${carrier}:${code}`

const countRow = z.object({ before: z.number(), kept: z.number() })

export type PointCounts = { created: number; kept: number; removed: number }

/**
 * Makes these the points of their carriers: what a carrier does not list any more is gone. Call it in a transaction; with `dryRun`
 * it only counts.
 */
export async function writePoints(database: Database, points: NewPoint[], dryRun = false): Promise<PointCounts> {
  const ids = JSON.stringify(points.map(idOf))
  const carriers = JSON.stringify([...new Set(points.map(({ carrier }) => carrier))])
  const ofCarriers = sql`${pickupPoints.carrier} in (select jsonb_array_elements_text(${carriers}::jsonb))`
  const listed = sql`${pickupPoints.id} in (select jsonb_array_elements_text(${ids}::jsonb))`
  const { rows } = await database.execute(sql`
    select count(*)::integer as before, count(*) filter (where ${listed})::integer as kept
    from ${pickupPoints} where ${ofCarriers}`)
  const { before, kept } = countRow.parse(rows[0])
  const counts = { created: points.length - kept, kept, removed: before - kept }
  if (dryRun || points.length === 0) return counts
  await database.execute(sql`delete from ${pickupPoints} where ${ofCarriers} and not ${listed}`)
  const lines = points.map((point) => ({ ...point, id: idOf(point), townKey: townKey(point.town) }))
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
  return counts
}
