import { z } from 'zod'
import { log } from '@/server/log'

export type BrokenRow = { id: string | null; number: string | null }

export type Listed<Row> = Row[] & { broken: BrokenRow[] }

const name = z.union([z.string(), z.number()]).transform(String).nullish().catch(null)
const naming = z
  .object({ id: name, orderId: name, number: name, orderNumber: name })
  .transform(({ id, number, orderId, orderNumber }) => ({
    id: id ?? orderId ?? null,
    number: number ?? orderNumber ?? null,
  }))

export const withBroken = <Row>(rows: Row[], broken: BrokenRow[]): Listed<Row> => Object.assign(rows, { broken })

/**
 * Parses the rows of a staff list one by one: a broken row is reported in the list and logged without its values,
 * instead of failing the list. Not for sums, rights or money, where no row may be missing.
 */
export function listedRows<Shape extends z.core.$ZodType>(
  shape: Shape,
  rows: readonly unknown[],
  list: string,
): Listed<z.core.output<Shape>> {
  const read: z.core.output<Shape>[] = []
  const broken: BrokenRow[] = []
  for (const row of rows) {
    const { success, data, error } = z.core.safeParse(shape, row)
    if (success) read.push(data)
    else {
      const named = naming.safeParse(row).data ?? { id: null, number: null }
      broken.push(named)
      const wrong = error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`)
      log.error({ list, ...named, wrong }, 'a row of a list is broken')
    }
  }
  return withBroken(read, broken)
}

export type Counted<Row> = Listed<Row> & { count: number }

const counting = z.object({ count: z.int() })

/** Like the function above, for rows that say in `count` how many there are, also beyond the limit of the list. */
export function countedRows<Shape extends z.core.$ZodType>(
  shape: Shape,
  rows: readonly unknown[],
  list: string,
): Counted<z.core.output<Shape>> {
  const count = rows.length === 0 ? 0 : counting.parse(rows[0]).count
  return Object.assign(listedRows(shape, rows, list), { count })
}

/** A list of the same rows with more in each. */
export const withCount = <Row>(rows: Row[], { broken, count }: Counted<unknown>): Counted<Row> =>
  Object.assign(rows, { broken, count })

/** Like the first function, for lists of visitors and customers, and for jobs: broken rows are left out. */
export const readableRows = <Shape extends z.core.$ZodType>(
  shape: Shape,
  rows: readonly unknown[],
  list: string,
): z.core.output<Shape>[] => [...listedRows(shape, rows, list)]
