import * as z from 'zod/mini'
import { cellProblems, columns } from '@/features/editorial/redirects/csv/plan-words'
import { cellShape, planShape } from '../csv/plan-shape'

const text = z.nullable(z.string())
const planned = z.object({
  line: z.number(),
  fields: z.object({ from: z.string(), to: text, document: text, status: z.string() }),
})

/** What is shown of a plan. */
export const shownPlan = z.object({
  ...planShape,
  create: z.array(planned),
  change: z.array(planned),
  remove: z.array(z.object({ id: z.string(), from: z.string() })),
  errors: z.array(cellShape(columns, cellProblems)),
  missing: z.array(z.enum(columns)),
})

export type ShownPlan = z.infer<typeof shownPlan>
