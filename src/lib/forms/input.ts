import { z } from 'zod'
import type { Problem } from './problems'

const codes = z.enum(['required', 'too-long', 'country', 'email', 'phone-shape', 'postcode'])

/** A required text of at most so many characters. */
export const needed = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'too-long')

/** An optional text of at most so many characters; null when empty, which clears the stored one. */
export const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .default('')
    .transform((text) => text || null)

const phoneShape = /^\+?[\d ()/.-]{5,}$/

export const optionalPhone = optional(32).refine((phone) => phone === null || phoneShape.test(phone), 'phone-shape')

/** The first problem of a form, at its field. */
export function firstProblem({ issues: [issue] }: z.ZodError): Problem {
  return { code: codes.catch('required').parse(issue?.message), field: issue?.path[0]?.toString() }
}
