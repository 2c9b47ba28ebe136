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

/** Like the function above, for lists of visitors and customers, and for jobs: broken rows are left out. */
export const readableRows = <Shape extends z.core.$ZodType>(
  shape: Shape,
  rows: readonly unknown[],
  list: string,
): z.core.output<Shape>[] => [...listedRows(shape, rows, list)]
