import type { Factor } from '@supabase/supabase-js'
import { z } from 'zod'
import { phoneNumber } from '@/domain/phone-number'
import { problemOf } from '@/features/auth/auth-server'
import { saveSecondFactor } from '@/features/auth/auth-state'
import { sendCode, verifyCode } from '@/features/auth/codes'
import {
  factorsOf,
  hasRecentCode,
  hasRecentProof,
  type SignedInCustomer,
  signedInCustomer,
} from '@/features/auth/fresh-proof'
import type { SignedIn } from '@/features/auth/login'
import { needed, type Outcome, type Problem, refuse, refuseFields } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { learn } from './identities'
import { noticeOwner } from './owner-notices'
import { dropCodes, offersRecoveryCodes, renewCodes } from './recovery-codes/stored-codes'

export interface Enrolled {
  factor: string
  /** For an authenticator app: the QR code, and the same secret as text. */
  app?: { qrCode: string; secret: string }
  phone?: string
}

type Result<Value> = Outcome<{ value: Value }>

const nameSchema = z.object({ name: needed(60) })
const phoneSchema = nameSchema.extend({
  phone: z
    .string('phone')
    .transform(phoneNumber)
    .pipe(z.string('phone'))
    .transform((digits) => `+${digits}`),
})

export async function addApp(given: { name?: unknown }): Promise<Result<Enrolled>> {
  const named = nameSchema.safeParse(given)
  if (!named.success) return refuseFields(named.error)
  const current = await changer()
  if (!current.ok) return current
  await forgetUnfinished(current, 'totp')
  const options = { factorType: 'totp', friendlyName: named.data.name, issuer: 'Broshura' } as const
  const { data, error } = await current.auth.mfa.enroll(options)
  if (error) return refuse(learned(error, 'app'))
  const { qr_code, secret } = data.totp
  return { ok: true, value: { factor: data.id, app: { qrCode: inAddress(qr_code), secret } } }
}

export async function addPhone(given: { name?: unknown; phone?: unknown }): Promise<Result<Enrolled>> {
  const named = phoneSchema.safeParse(given)
  if (!named.success) return refuseFields(named.error)
  const { name, phone } = named.data
  const current = await changer()
  if (!current.ok) return current
  await forgetUnfinished(current, 'phone')
  const options = { factorType: 'phone', friendlyName: name, phone } as const
  const { data, error } = await current.auth.mfa.enroll(options)
  if (error) return refuse(learned(error, 'phone'))
  const sent = await sendCode({ factor: data.id })
  return sent.ok ? { ok: true, value: { factor: data.id, phone } } : sent
}

export interface Confirmed {
  signedIn: SignedIn
  /** Only for customers without a second factor before, where recovery codes are offered. Shown once. */
  recoveryCodes: string[]
}

export async function confirmFactor({ factor }: Enrolled, code: unknown): Promise<Result<Confirmed>> {
  const before = await changer()
  if (!before.ok) return before
  const result = await verifyCode({ factor, code })
  if (!result.ok) return result
  const { customer } = before
  const wantsCodes = !customer.secondFactor && offersRecoveryCodes()
  const recoveryCodes = wantsCodes ? await renewCodes(customer.id) : []
  await noticeOwner(await cmsSystem(), customer, 'factorAdded')
  return { ok: true, value: { signedIn: result.signedIn, recoveryCodes } }
}

/** Adding a factor needs fresh proof: otherwise a thief at an open device could take over the account. */
async function changer(): Promise<Outcome<SignedInCustomer>> {
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  if (await hasRecentProof(current.customer, current.claims)) return { ok: true, ...current }
  return refuse({ code: current.customer.secondFactor ? 'fresh-code' : 'fresh-proof' })
}

/** The QR code arrives as a data URL with unescaped SVG, which contains characters with a meaning in URLs. */
function inAddress(picture: string): string {
  return `data:image/svg+xml,${encodeURIComponent(picture.replace(/^data:image\/svg\+xml[^,]*,/, ''))}`
}

/** Removes abandoned setups, which would keep their name and one of the ten places. */
async function forgetUnfinished({ auth }: SignedInCustomer, kind: Factor['factor_type']): Promise<void> {
  const unfinished = (await factorsOf(auth)).filter((one) => one.status === 'unverified' && one.factor_type === kind)
  for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id })
}

function learned(error: unknown, name: 'app' | 'phone'): Problem {
  const problem = problemOf(error)
  if (problem.code === 'not-offered') learn(name, false)
  return problem
}

/** Removes a factor; requires a code entered within the last minutes. */
export async function removeFactor(id: string): Promise<Outcome> {
  const current = await signedInCustomer()
  if (!current) return { ok: false, problem: { code: 'signed-out' } }
  const { auth, claims, customer } = current
  if (!hasRecentCode(claims)) return { ok: false, problem: { code: 'fresh-code' } }
  // Asked before, because an auth server that ends after the removal must not keep the rest from being done.
  const left = (await factorsOf(auth)).some((one) => one.id !== id && one.status === 'verified')
  const { error } = await auth.mfa.unenroll({ factorId: id })
  // An earlier try has removed it and came no further.
  const isUnfinished = error?.code === 'mfa_factor_not_found' && customer.secondFactor && !left
  if (error && !isUnfinished) return { ok: false, problem: { ...problemOf(error), field: undefined } }
  const cms = await cmsSystem()
  await saveSecondFactor(cms, customer, left)
  if (!left) await dropCodes(customer.id)
  await noticeOwner(cms, customer, 'factorRemoved')
  // The session may have lost its level with the factor; the new token reflects that.
  await auth.refreshSession()
  return { ok: true }
}
