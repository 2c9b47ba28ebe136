import * as z from 'zod/mini'
import { cellProblems, columns, plainFields } from '@/features/editorial/offers/editing/csv/plan-words'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import { cellShape, planShape } from '../csv/plan-shape'

const fieldNames = [...plainFields, 'box'] as const satisfies (keyof OfferFields)[]

/** What is shown of a plan. */
export const shownPlan = z.object({
  ...planShape,
  create: z.array(z.object({ line: z.number(), fields: z.object({ title: z.string() }) })),
  change: z.array(z.object({ line: z.number(), title: z.string(), changed: z.array(z.enum(fieldNames)) })),
  remove: z.array(z.object({ id: z.string(), title: z.string() })),
  errors: z.array(cellShape(columns, cellProblems)),
  missing: z.array(z.enum(columns)),
})

export type ShownPlan = z.infer<typeof shownPlan>
