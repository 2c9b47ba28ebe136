import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js'
import type { Problem } from '@/lib/forms/problems'
import { log } from '@/server/log'

const known: Record<string, Problem> = {
  // The embedded server reports an unconfirmed address even when the password is wrong; that is never passed on.
  invalid_credentials: { code: 'credentials' },
  email_not_confirmed: { code: 'credentials' },
  phone_not_confirmed: { code: 'credentials' },
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
  reauthentication_needed: { code: 'fresh-sign-in' },
  same_password: { code: 'password-same', field: 'password' },
  weak_password: { code: 'password-short', field: 'password' },
  phone_provider_disabled: { code: 'not-offered' },
  email_address_invalid: { code: 'email', field: 'email' },
  over_email_send_rate_limit: { code: 'rate-limit' },
  over_sms_send_rate_limit: { code: 'rate-limit' },
  over_request_rate_limit: { code: 'rate-limit' },
  session_not_found: { code: 'signed-out' },
  bad_jwt: { code: 'signed-out' },
}

export function problemOf(error: unknown): Problem {
  if (isAuthRetryableFetchError(error)) return { code: 'unavailable' }
  if (isAuthSessionMissingError(error)) return { code: 'signed-out' }
  if (isAuthWeakPasswordError(error)) return { code: 'password-short', field: 'password' }
  const problem = isAuthApiError(error) && error.code ? known[error.code] : undefined
  if (problem) return problem
  log.error({ error }, 'the auth server answered with an error that we do not know')
  return { code: 'unavailable' }
}
