import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { isPhone, normalisePhone } from '@/domain/phone-number'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { AuthUnreachable } from '@/server/supabase'

const codes = z.enum([
  'abroad',
  'required',
  'too-long',
  'choose',
  'country',
  'eik',
  'email',
  'phone',
  'phone-shape',
  'postcode',
  'vat-number',
  'vat-number-other',
])

/** Control characters, and characters that change the text direction on a label or in a mail. */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const withoutUnseen = (text: string) => text.replaceAll(unseen, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))

export const typedLine = z.string().overwrite(withoutUnseen).trim()

export const typedMailbox = typedLine.toLowerCase().max(254).pipe(z.email())

export const needed = (most: number) =>
  z.string('required').overwrite(withoutUnseen).trim().min(1, 'required').max(most, 'too-long')

/** Null when empty, which clears the stored value. */
export const optional = (most: number) =>
  typedLine
    .max(most, 'too-long')
    .default('')
    .transform((text) => text || null)

export const neededPhone = needed(64).overwrite(normalisePhone).max(32, 'too-long').refine(isPhone, 'phone-shape')

export const optionalPhone = optional(64)
  .transform((phone) => (phone === null ? null : normalisePhone(phone)))
  .refine((phone) => phone === null || (isPhone(phone) && phone.length <= 32), 'phone-shape')

export function problemsIn({ issues }: z.ZodError): Problem[] {
  return issues.map(({ message, path }) => ({
    code: codes.catch('required').parse(message),
    field: path[0]?.toString(),
  }))
}

/** Each code has a message in `form.problems`. */
type ProblemCode =
  | 'abroad'
  | 'address-gone'
  | 'alert-in-stock'
  | 'choose'
  | 'code'
  | 'code-app'
  | 'code-digits'
  | 'contact-failed'
  | 'contact-limit'
  | 'country'
  | 'coupon-ended'
  | 'coupon-limit'
  | 'coupon-minimum'
  | 'coupon-reduced'
  | 'coupon-unknown'
  | 'coupon-used-before'
  | 'coupon-used-up'
  | 'credentials'
  | 'eik'
  | 'email'
  | 'email-same'
  | 'export-limit'
  | 'export-waiting'
  | 'factor-exists'
  | 'factor-limit'
  | 'factor-name'
  | 'first-name'
  | 'follow-gone'
  | 'follow-target'
  | 'fresh-code'
  | 'fresh-proof'
  | 'fresh-sign-in'
  | 'gift-fewer'
  | 'gift-taken'
  | 'incomplete'
  | 'last-way-in'
  | 'link'
  | 'link-cancelled'
  | 'newsletter-email'
  | 'newsletter-exists'
  | 'newsletter-failed'
  | 'newsletter-limit'
  | 'not-offered'
  | 'oauth'
  | 'password-common'
  | 'password-long'
  | 'password-same'
  | 'password-short'
  | 'password-wrong'
  | 'phone'
  | 'phone-shape'
  | 'pickup-none'
  | 'pickup-point'
  | 'pickup-search'
  | 'picture-size'
  | 'picture-type'
  | 'postcode'
  | 'rate-limit'
  | 'recovery-code'
  | 'request'
  | 'required'
  | 'return-gone'
  | 'review-gone'
  | 'review-locked'
  | 'review-pictures'
  | 'signed-out'
  | 'terms'
  | 'too-long'
  | 'too-many-addresses'
  | 'too-many-follows'
  | 'too-many-wishlists'
  | 'unavailable'
  | 'vat-number'
  | 'vat-number-other'
  | 'wishlist-closed'
  | 'voucher-amount'
  | 'voucher-day'
  | 'voucher-limit'
  | 'voucher-most'
  | 'voucher-pieces'
  | 'voucher-twice'
  | 'voucher-unknown'
  | 'voucher-unpaid'

export interface Problem {
  code: ProblemCode
  field?: string
  others?: Problem[]
}

export type Outcome<Done = unknown> = ({ ok: true } & Done) | { ok: false; problem: Problem }

export const refuse = (problem: Problem) => ({ ok: false, problem }) as const

/** Converts an unreachable auth server to a refusal; other errors are thrown. */
export function unavailable(error: unknown) {
  if (error instanceof AuthUnreachable) return refuse({ code: 'unavailable' })
  throw error
}

export function joined(problems: (Problem | false | null | undefined)[]): Problem | undefined {
  const [first, ...others] = problems.filter((problem) => problem != null && problem !== false)
  return first && (others.length > 0 ? { ...first, others } : first)
}

export const refuseFields = (error: z.ZodError) => refuse(joined(problemsIn(error)) ?? { code: 'required' })

const statuses: Record<ProblemCode, number> = {
  abroad: 422,
  'address-gone': 404,
  'alert-in-stock': 409,
  code: 422,
  'code-app': 422,
  'code-digits': 422,
  'contact-failed': 503,
  'contact-limit': 429,
  choose: 422,
  country: 422,
  'coupon-ended': 422,
  'coupon-limit': 429,
  'coupon-minimum': 422,
  'coupon-reduced': 422,
  'coupon-unknown': 422,
  'coupon-used-before': 422,
  'coupon-used-up': 422,
  eik: 422,
  'pickup-none': 422,
  'pickup-point': 422,
  'pickup-search': 422,
  'vat-number': 422,
  'vat-number-other': 422,
  credentials: 400,
  email: 422,
  'email-same': 422,
  'export-limit': 429,
  'export-waiting': 409,
  'factor-exists': 422,
  'factor-limit': 422,
  'factor-name': 422,
  'first-name': 422,
  'follow-gone': 404,
  'follow-target': 422,
  'fresh-code': 403,
  'fresh-proof': 403,
  'gift-fewer': 409,
  'gift-taken': 409,
  'too-many-wishlists': 422,
  'wishlist-closed': 404,
  'fresh-sign-in': 403,
  'last-way-in': 422,
  'newsletter-email': 422,
  'newsletter-exists': 409,
  'newsletter-failed': 503,
  'newsletter-limit': 429,
  'not-offered': 422,
  phone: 422,
  'phone-shape': 422,
  'picture-size': 413,
  'picture-type': 415,
  postcode: 422,
  incomplete: 400,
  link: 422,
  'link-cancelled': 422,
  oauth: 422,
  'password-common': 422,
  'password-long': 422,
  'password-same': 422,
  'password-short': 422,
  'password-wrong': 422,
  'rate-limit': 429,
  'recovery-code': 422,
  request: 400,
  'return-gone': 409,
  'review-gone': 409,
  'review-locked': 409,
  'review-pictures': 422,
  required: 422,
  'signed-out': 401,
  terms: 422,
  'too-long': 422,
  'too-many-addresses': 409,
  'too-many-follows': 409,
  unavailable: 503,
  'voucher-amount': 422,
  'voucher-day': 422,
  'voucher-limit': 429,
  'voucher-most': 422,
  'voucher-pieces': 409,
  'voucher-twice': 422,
  'voucher-unknown': 422,
  'voucher-unpaid': 409,
}

/**
 * The error response of our API (docs/product.md, section 7): status, message in the visitor's language, and `errors`
 * with the messages of all fields.
 */
export function problemAnswer(problem: Problem, locale: Locale): Response {
  const { code, field } = problem
  const { errors } = sentencesOf(problem, locale)
  return Response.json({ code, field, errors, statusMessage: sentenceOf(problem, locale) }, { status: statuses[code] })
}

export function sentencesOf(problem: Problem, locale: Locale): Pick<FormState, 'message' | 'errors'> {
  const all = [problem, ...(problem.others ?? [])]
  const whole = all.find(({ field }) => !field)
  const errors = new Map<string, string>()
  for (const { code, field } of all) if (field && !errors.has(field)) errors.set(field, sentenceOf({ code }, locale))
  return { message: whole && sentenceOf(whole, locale), errors: Object.fromEntries(errors) }
}

export function sentenceOf({ code }: Problem, locale: Locale): string {
  const t = translatorFor(locale, 'form.problems')
  return t(code)
}
