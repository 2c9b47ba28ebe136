import * as z from 'zod/mini'
import { isSlug } from '@/domain/slug'
import { isTarget, targetCents } from './target'
import { followKinds } from './types'

const target = z
  .pipe(
    z.nullish(z.union([z.int(), z.string()])),
    z.transform((given) => (typeof given === 'string' ? targetCents(given) : (given ?? null))),
  )
  .check(z.refine((cents) => cents === null || isTarget(cents), 'target'))

const subject = z
  .object({
    kind: z.enum(followKinds),
    value: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    target,
  })
  .check(z.refine(({ kind, value }) => kind === 'word' || isSlug(value), { path: ['value'] }))

export const followInput = z
  .pipe(
    subject,
    z.transform(({ kind, value, target: cents }) => ({ kind, value, targetCents: kind === 'product' ? cents : null })),
  )
  .check(z.refine(({ kind, targetCents }) => kind !== 'product' || targetCents !== null, { path: ['target'] }))
