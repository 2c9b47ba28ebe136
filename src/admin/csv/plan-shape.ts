import * as z from 'zod/mini'

/** What every plan has, whatever its rows are. */
export const planShape = { same: z.number(), broken: z.boolean(), token: z.string() }

/** A cell that is wrong. */
export const cellShape = <Column extends string, Problem extends string>(
  columns: readonly Column[],
  problems: readonly Problem[],
) => z.object({ line: z.number(), column: z.enum(columns), problem: z.enum(problems), value: z.string() })
