import { z } from 'zod'
import { log } from '@/server/log'

/** A row that is not as its list expects it, by what names it there. */
export type BrokenRow = { id: string | null; number: string | null }

/** The rows of a list of staff, and which of them could not be read. */
export type Listed<Row> = Row[] & { broken: BrokenRow[] }

const name = z.union([z.string(), z.number()]).transform(String).nullish().catch(null)
const naming = z
  .object({ id: name, orderId: name, number: name, orderNumber: name })
  .transform(({ id, number, orderId, orderNumber }) => ({
    id: id ?? orderId ?? null,
    number: number ?? orderNumber ?? null,
  }))

/** A list with the rows that were broken in what it was made of. */
export const withBroken = <Row>(rows: Row[], broken: BrokenRow[]): Listed<Row> => Object.assign(rows, { broken })

/**
 * Reads the rows of a list one by one, so that one that is broken never ends the list: staff see which it is, and the log says what
 * is wrong with it, without its values. Not for sums, rights and money: what counts all rows must not go on without one.
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

/** The same for lists of visitors and customers, and for jobs: what is broken is left out. */
export const readableRows = <Shape extends z.core.$ZodType>(
  shape: Shape,
  rows: readonly unknown[],
  list: string,
): z.core.output<Shape>[] => [...listedRows(shape, rows, list)]
