import * as z from 'zod/mini'
import type { TableFlaws } from '@/lib/csv/table-flaws'

export const planShape = <Column extends string, Problem extends string>(
  columns: readonly Column[],
  problems: readonly Problem[],
) => ({
  same: z.number(),
  errors: z.array(
    z.object({ line: z.number(), column: z.enum(columns), problem: z.enum(problems), value: z.string() }),
  ),
  missing: z.array(z.enum(columns)),
  twice: z.array(z.enum(columns)),
  stray: z.array(z.number()),
  unread: z.array(z.string()),
  broken: z.boolean(),
  token: z.string(),
})

export type AnyPlan<Column extends string = string, Problem extends string = string> = TableFlaws<Column> & {
  create: unknown[]
  change: unknown[]
  remove: unknown[]
  same: number
  errors: { line: number; column: Column; problem: Problem; value: string }[]
  token: string
  /** Prices that look mistyped; the import waits for their confirmation. */
  doubtful?: unknown[]
  /** True if the import waits for confirmation of its deletions. */
  waits?: boolean
}
