import type { Factor } from '@supabase/supabase-js'
import { z } from 'zod'
import { problemOf } from '@/features/auth/auth-problem'
import { sendCode, verifyCode } from '@/features/auth/codes'
import type { SignedIn } from '@/features/auth/enter'
import { factorsOf } from '@/features/auth/second-factor'
import { type SignedInCustomer, signedInCustomer } from '@/features/auth/signed-in'
import { type Outcome, type Problem, refuse } from '@/features/forms/problems'
import { learn } from './offered'

/** A factor that waits for its first code. */
export interface Enrolled {
  factor: string
  /** For an authenticator app: the QR code, and the same secret to type. */
  app?: { qrCode: string; secret: string }
  phone?: string
}

type Result<Value> = Outcome<{ value: Value }>

const nameSchema = z.string().trim().min(1).max(60)
const phoneSchema = z
  .string()
  .transform((text) => text.replace(/[\s()/-]/g, '').replace(/^00/, '+'))
  .pipe(z.e164())

/** Begins the setup of an authenticator app: returns the QR code. */
export async function addApp(given: { name?: unknown }): Promise<Result<Enrolled>> {
  const name = nameSchema.safeParse(given.name)
  if (!name.success) return refuse({ code: 'factor-name', field: 'name' })
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  await forgetUnfinished(current, 'totp')
  const options = { factorType: 'totp', friendlyName: name.data, issuer: 'Broshura' } as const
  const { data, error } = await current.auth.mfa.enroll(options)
  if (error) return refuse(learned(error, 'app'))
  const { qr_code, secret } = data.totp
  return { ok: true, value: { factor: data.id, app: { qrCode: inAddress(qr_code), secret } } }
}

/** Begins the setup of a phone: sends it a code. */
export async function addPhone(given: { name?: unknown; phone?: unknown }): Promise<Result<Enrolled>> {
  const [name, phone] = [nameSchema.safeParse(given.name), phoneSchema.safeParse(given.phone)]
  if (!name.success) return refuse({ code: 'factor-name', field: 'name' })
  if (!phone.success) return refuse({ code: 'phone', field: 'phone' })
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  await forgetUnfinished(current, 'phone')
  const options = { factorType: 'phone', friendlyName: name.data, phone: phone.data } as const
  const { data, error } = await current.auth.mfa.enroll(options)
  if (error) return refuse(learned(error, 'phone'))
  const sent = await sendCode({ factor: data.id })
  return sent.ok ? { ok: true, value: { factor: data.id, phone: phone.data } } : sent
}

/** The first code sets a factor up, and the session has the second level from then on. */
export async function confirmFactor({ factor }: Enrolled, code: unknown): Promise<Result<SignedIn>> {
  const result = await verifyCode({ factor, code })
  return result.ok ? { ok: true, value: result.signedIn } : result
}

/** The QR code comes as a data URL with unescaped SVG, some of whose characters have a meaning in URLs. */
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
