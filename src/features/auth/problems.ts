import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { log } from '@/server/log'

/** What can go wrong at sign-in; each has a sentence in `auth.problems` of the messages. */
export type ProblemCode =
  | 'address-gone'
  | 'code'
  | 'contact-failed'
  | 'contact-limit'
  | 'country'
  | 'credentials'
  | 'email'
  | 'export-limit'
  | 'export-waiting'
  | 'factor-exists'
  | 'factor-limit'
  | 'factor-name'
  | 'follow-gone'
  | 'follow-target'
  | 'fresh-code'
  | 'fresh-sign-in'
  | 'incomplete'
  | 'last-way-in'
  | 'link'
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
  | 'picture-size'
  | 'picture-type'
  | 'postcode'
  | 'rate-limit'
  | 'request'
  | 'required'
  | 'signed-out'
  | 'terms'
  | 'too-long'
  | 'too-many-addresses'
  | 'too-many-follows'
  | 'unavailable'

export interface Problem {
  code: ProblemCode
  /** The form's field that it belongs to; without one it belongs to the whole form. */
  field?: string
}

const statuses: Record<ProblemCode, number> = {
  'address-gone': 404,
  code: 422,
  'contact-failed': 503,
  'contact-limit': 429,
  country: 422,
  credentials: 400,
  email: 422,
  'export-limit': 429,
  'export-waiting': 409,
  'factor-exists': 422,
  'factor-limit': 422,
  'factor-name': 422,
  'follow-gone': 404,
  'follow-target': 422,
  'fresh-code': 403,
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
  oauth: 422,
  'password-common': 422,
  'password-long': 422,
  'password-same': 422,
  'password-short': 422,
  'password-wrong': 422,
  'rate-limit': 429,
  request: 400,
  required: 422,
  'signed-out': 401,
  terms: 422,
  'too-long': 422,
  'too-many-addresses': 409,
  'too-many-follows': 409,
  unavailable: 503,
}

/** The answer of our own API (product spec, section 7): the status, and a sentence in the visitor's language. */
export function problemAnswer(problem: Problem, locale: Locale): Response {
  const statusMessage = sentenceOf(problem, locale)
  return Response.json({ ...problem, statusMessage }, { status: statuses[problem.code] })
}

export function sentenceOf({ code }: Problem, locale: Locale): string {
  const t = translatorFor(locale, 'auth.problems')
  return t(code)
}

const known: Record<string, Problem> = {
  // The embedded server says that an address is not confirmed even when the password is wrong; we never do.
  invalid_credentials: { code: 'credentials' },
  email_not_confirmed: { code: 'credentials' },
  user_banned: { code: 'credentials' },
  otp_expired: { code: 'link' },
  otp_disabled: { code: 'code' },
  flow_state_not_found: { code: 'link' },
  flow_state_expired: { code: 'link' },
  bad_code_verifier: { code: 'link' },
  mfa_verification_failed: { code: 'code', field: 'code' },
  mfa_challenge_expired: { code: 'code', field: 'code' },
  mfa_factor_not_found: { code: 'code', field: 'code' },
  mfa_factor_name_conflict: { code: 'factor-name', field: 'name' },
  too_many_enrolled_mfa_factors: { code: 'factor-limit' },
  mfa_verified_factor_exists: { code: 'factor-exists', field: 'phone' },
  mfa_totp_enroll_not_enabled: { code: 'not-offered' },
  mfa_phone_enroll_not_enabled: { code: 'not-offered' },
  manual_linking_disabled: { code: 'not-offered' },
  single_identity_not_deletable: { code: 'last-way-in' },
  insufficient_aal: { code: 'fresh-code' },
  same_password: { code: 'password-same', field: 'password' },
  weak_password: { code: 'password-short', field: 'password' },
  email_address_invalid: { code: 'email', field: 'email' },
  over_email_send_rate_limit: { code: 'rate-limit' },
  over_sms_send_rate_limit: { code: 'rate-limit' },
  over_request_rate_limit: { code: 'rate-limit' },
  session_not_found: { code: 'signed-out' },
  bad_jwt: { code: 'signed-out' },
}

/** What an error of the auth server means to a person. */
export function problemOf(error: unknown): Problem {
  if (isAuthRetryableFetchError(error)) return { code: 'unavailable' }
  if (isAuthSessionMissingError(error)) return { code: 'signed-out' }
  if (isAuthWeakPasswordError(error)) return { code: 'password-short', field: 'password' }
  const problem = isAuthApiError(error) && error.code ? known[error.code] : undefined
  if (problem) return problem
  log.error({ error }, 'the auth server answered with an error that we do not know')
  return { code: 'unavailable' }
}
