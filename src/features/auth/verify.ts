import type { EmailOtpType, VerifyOtpParams } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { z } from 'zod'
import { type Outcome, type Problem, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { createAuthClient } from '@/server/supabase'
import { clearPendingVerification, markRecovery, type PendingVerification, pendingVerification } from './auth-cookies'
import { requestCookies, undecidedBy, verifiedClaims } from './auth-server'
import { typedCode } from './codes'
import { type SignedIn, startLoginSession } from './login'
import { authMailKinds } from './mails/hook-route'
import { nextPath } from './next-path'
import { isCancelledEmailLink } from './pending-email'
import {
  attemptFrom,
  checkSignInLimit,
  giveBackFailure,
  noteFailedSignIn,
  recordSuccessfulSignIn,
  type SignInAccount,
} from './sign-in-limits'
import { contactNameOf } from './typed-credentials'

/** A code that confirms a change never comes as a link. */
export const linkSchema = z.object({
  token_hash: z.string().min(1).max(300),
  type: z.enum(authMailKinds).exclude(['reauthentication']),
})

export interface Verified {
  /** Undefined while the other of two addresses still has to confirm. */
  signedIn?: SignedIn
  event: 'SIGNED_IN' | 'PASSWORD_RECOVERY' | 'USER_UPDATED'
  /** Empty for the account page. */
  next: string
}
type VerifyResult = Outcome<{ verified: Verified }>

const codeInput = z.object({
  code: typedCode(/^\d{6,10}$/),
})

const wrongCode: Problem = { code: 'code', field: 'code' }

/** Redeems a mail: the link's `token_hash`, or the code of the mail that this browser waits for. */
export async function verify(given: Record<string, unknown>): Promise<VerifyResult> {
  const link = linkSchema.safeParse(given)
  if (link.success) {
    const { token_hash, type } = link.data
    if (type === 'email_change' && (await isCancelledEmailLink(await cmsSystem(), token_hash)))
      return refuse({ code: 'link-cancelled' })
    return redeem([{ token_hash, type }], {
      account: { kind: 'link', account: token_hash },
      type,
      next: nextPath(given.next, ''),
      wrong: { code: 'link' },
    })
  }
  const pending = await pendingVerification()
  if (!pending) return refuse({ code: 'link' })
  const code = codeInput.safeParse(given)
  if (!code.success) return refuse(wrongCode)
  const { kind, contact, next } = pending
  const params = codeParams(pending, code.data.code)
  return redeem(params, {
    account: { kind: 'mailed', account: contactNameOf(contact) },
    type: kind,
    next: nextPath(next, ''),
    wrong: wrongCode,
  })
}

/** The embedded server does not know the generic type `email` and gets the specific type too. */
function codeParams({ kind, contact }: PendingVerification, token: string): VerifyOtpParams[] {
  const { email, phone } = contact
  if (!email) return [{ phone: phone ?? '', token, type: 'sms' }]
  const types: EmailOtpType[] = kind === 'login' ? ['email', 'magiclink'] : [kind]
  return types.map((type) => ({ email, token, type }))
}

interface Aim {
  account: SignInAccount
  type: string
  next: string
  wrong: Problem
}

async function redeem(params: VerifyOtpParams[], { account, type, next, wrong }: Aim): Promise<VerifyResult> {
  const seenBy = await headers()
  const attempt = await attemptFrom(seenBy, account)
  const cms = await cmsSystem()
  if (!(await checkSignInLimit(cms, attempt))) return refuse({ code: 'rate-limit' })
  const auth = createAuthClient(await requestCookies())
  const { data, error } = await firstUnderstood(params, (one) => auth.verifyOtp(one))
  if (error) {
    const undecided = undecidedBy(error)
    if (undecided) {
      await giveBackFailure(cms, attempt)
      return refuse(undecided)
    }
    noteFailedSignIn(attempt)
    return refuse(wrong)
  }
  await recordSuccessfulSignIn(cms, attempt)
  await clearPendingVerification()
  const setsPassword = type === 'recovery' || type === 'invite'
  const event = setsPassword ? 'PASSWORD_RECOVERY' : type === 'email_change' ? 'USER_UPDATED' : 'SIGNED_IN'
  const { user, session } = data
  if (!user || !session) return { ok: true, verified: { event, next } }
  const entered = await startLoginSession(auth, { user, session }, seenBy)
  if (!entered.ok) return entered
  const claims = setsPassword ? await verifiedClaims(auth, session.access_token) : null
  if (claims) await markRecovery(claims)
  return { ok: true, verified: { signedIn: entered.signedIn, event, next } }
}

type Answer = Awaited<ReturnType<ReturnType<typeof createAuthClient>['verifyOtp']>>

async function firstUnderstood(
  [first, ...others]: VerifyOtpParams[],
  ask: (params: VerifyOtpParams) => Promise<Answer>,
): Promise<Answer> {
  if (!first) throw new Error('There is nothing to verify')
  const answer = await ask(first)
  return answer.error?.code === 'validation_failed' && others.length > 0 ? firstUnderstood(others, ask) : answer
}
