import { z } from 'zod'
import type { Problem } from './problems'

const codes = z.enum(['required', 'too-long', 'country', 'email', 'phone-shape', 'postcode'])

/** A text that must be there. */
export const needed = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'too-long')

/** A text that may be missing; null empties what was kept. */
export const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .default('')
    .transform((text) => text || null)

const phoneShape = /^\+?[\d ()/.-]{5,}$/

export const optionalPhone = optional(32).refine((phone) => phone === null || phoneShape.test(phone), 'phone-shape')

/** The first thing that is wrong with a form, at its field. */
export function firstProblem({ issues: [issue] }: z.ZodError): Problem {
  return { code: codes.catch('required').parse(issue?.message), field: issue?.path[0]?.toString() }
}
