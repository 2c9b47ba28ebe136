import { z } from 'zod'
import { pointKinds } from '@/domain/delivery'
import type { Locale } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import type { Table } from '@/lib/csv/parse-table'
import { byHeading } from '@/lib/csv/read-table'
import { isSound, type TableFlaws } from '@/lib/csv/table-flaws'
import { type PointColumn, type PointProblem, pointColumns } from './point-words'

const required: readonly PointColumn[] = ['carrier', 'code', 'kind', 'name', 'town', 'postcode', 'address']

export const pointColumnName = (column: PointColumn, language: Locale): string =>
  messagesOf(language).pointTable.columns[column]
export const pointTable = { byHeading: byHeading(pointColumns, pointColumnName), required }

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
  kind: z.enum(pointKinds),
  name: text(120),
  town: text(80),
  postcode: z.string().regex(/^[1-9]\d{3}$/),
  address: text(160),
  hours: z.string().trim().max(120).default(''),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  maxGrams: number(1, 100_000).pipe(z.int().nullable()),
})

/** `maxGrams` is the heaviest parcel that the point takes. */
export type NewPoint = z.infer<typeof pointSchema>

type PointError = { line: number; column: PointColumn; problem: PointProblem; value: string }

export type ReadPoints = TableFlaws<PointColumn> & {
  points: { line: number; point: NewPoint }[]
  errors: PointError[]
}

const column = z.enum(pointColumns)

/** A single wrong cell prevents the import of the whole file. */
export function readPoints({ rows, digest: _, ...flaws }: Table<PointColumn>): ReadPoints {
  const read: ReadPoints = { points: [], errors: [], ...flaws }
  if (!isSound(flaws)) return read
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const { data: point, error } = pointSchema.safeParse(cells)
    for (const { path } of error?.issues ?? []) {
      const name = column.parse(path[0])
      read.errors.push({ line, column: name, problem: name, value: cells[name] ?? '' })
    }
    if (!point) continue
    if (seen.has(pointId(point))) {
      read.errors.push({ line, column: 'code', problem: 'sameCode', value: point.code })
      continue
    }
    seen.add(pointId(point))
    read.points.push({ line, point })
  }
  return read
}

/** Codes are unique only within a carrier. */
export const pointId = ({ carrier, code }: Pick<NewPoint, 'carrier' | 'code'>) => `${carrier}:${code}`
