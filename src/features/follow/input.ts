import { z } from 'zod'
import { isSlug } from '@/domain/slug'
import { followKinds } from './types'

const highestTarget = 1_000_000

/** An amount in euro as people type it (`2,49`), as cents; nothing for an empty text. */
const target = z
  .union([z.number().int(), z.string().trim()])
  .nullish()
  .transform((given) => (typeof given === 'string' ? centsOf(given) : (given ?? null)))
  .refine((cents) => cents === null || (cents > 0 && cents <= highestTarget), 'target')

/** What somebody asks to follow. Only a product has a target price, and it needs one. */
export const followInput = z
  .object({ kind: z.enum(followKinds), value: z.string().trim().min(1).max(100), target })
  .refine(({ kind, value }) => kind === 'word' || isSlug(value), { path: ['value'] })
  .transform(({ target: cents, ...subject }) => ({
    ...subject,
    targetCents: subject.kind === 'product' ? cents : null,
  }))
  .refine(({ kind, targetCents }) => kind !== 'product' || targetCents !== null, { path: ['target'] })

function centsOf(text: string): number | null {
  if (text === '') return null
  return /^\d{1,5}(?:[.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : -1
}
