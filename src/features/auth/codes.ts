import { headers } from 'next/headers'
import { z } from 'zod'
import { latinCapitals } from '@/domain/typed-code'
import { type Outcome, type Problem, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { clearPoints, hiddenKey, type Limit, takePoint } from '@/server/rate-limit'
import { createAuthClient } from '@/server/supabase'
import { clearChallenge, readChallenge, saveChallenge } from './auth-cookies'
import { problemOf, publicSession, publicUser, requestCookies, verifiedClaims } from './auth-server'
import { getAuthState, saveSecondFactor } from './auth-state'
import { factorsOf } from './fresh-proof'
import type { LoginResult } from './login'
import {
  attemptFrom,
  checkSignInLimit,
  checkTextLimit,
  giveBackFailure,
  noteFailedSignIn,
  recordSuccessfulSignIn,
  rememberDevice,
} from './sign-in-limits'
import { endLowerSignIns, recordSignIn } from './sign-ins'

export const typedCode = (digits: RegExp) => z.string().transform(latinCapitals).pipe(z.string().regex(digits))

const sendInput = z.object({ factor: z.string().max(100) })
const codeInput = sendInput.extend({
  code: typedCode(/^\d{6}$/),
})

/** An app shows a code for 30 seconds, and auth servers accept it one period before and after. */
const oneUse: Limit = { name: 'totp-code', points: 1, seconds: 120 }

const wrongCode: Problem = { code: 'code', field: 'code' }

export async function sendCode(given: unknown): Promise<Outcome> {
  const input = sendInput.safeParse(given)
  const current = await currentAttempt()
  if (!input.success || !current) return refuse({ code: 'signed-out' })
  const { auth, attempt } = current
  if (!(await checkTextLimit(await cmsSystem(), attempt))) return refuse({ code: 'rate-limit' })
  const { data, error } = await auth.mfa.challenge({ factorId: input.data.factor, channel: 'sms' })
  if (error) return refuse({ ...problemOf(error), field: undefined })
  await saveChallenge(input.data.factor, data.id)
  return { ok: true }
}

/**
 * Raises the session to the second level (aal2) with the code of a factor; the first code also activates the factor.
 */
export async function verifyCode(given: unknown): Promise<LoginResult> {
  const input = codeInput.safeParse(given)
  if (!input.success) return refuse({ code: 'code-digits', field: 'code' })
  const { factor, code } = input.data
  const current = await currentAttempt()
  if (!current) return refuse({ code: 'signed-out' })
  const { auth, attempt, customer, seenBy } = current
  const known = (await factorsOf(auth)).find(({ id }) => id === factor)
  if (!known) return refuse(wrongCode)
  const cms = await cmsSystem()
  if (!(await checkSignInLimit(cms, attempt))) return refuse({ code: 'rate-limit' })
  const undecided = async (problem: Problem) => {
    await giveBackFailure(cms, attempt)
    return refuse(problem)
  }

  const isPhone = known.factor_type === 'phone'
  const begun = isPhone ? null : await auth.mfa.challenge({ factorId: factor })
  if (begun?.error) return undecided(problemOf(begun.error))
  const challengeId = begun ? begun.data?.id : await readChallenge(factor)
  if (!challengeId) return undecided(wrongCode)
  // A code by message can be used only once anyway. An app's code would work for anybody who reads it along while it is
  // valid.
  const use = hiddenKey(`${factor} ${code}`)
  if (!isPhone && !(await takePoint(cms, oneUse, use))) {
    noteFailedSignIn(attempt)
    return refuse({ ...wrongCode, code: 'code-app' })
  }
  const { data, error } = await auth.mfa.verify({ factorId: factor, challengeId, code })
  if (error) {
    const problem = problemOf(error)
    if (problem.code !== 'code') {
      await clearPoints(cms, oneUse, use)
      return undecided(problem)
    }
    noteFailedSignIn(attempt)
    // An app shows its next code by itself, so none can be requested.
    return refuse(known.factor_type === 'totp' ? { ...problem, code: 'code-app' } : problem)
  }
  const claims = await verifiedClaims(auth, data.access_token)
  if (!claims) return undecided({ code: 'unavailable' })
  await recordSuccessfulSignIn(cms, attempt)
  await rememberDevice(attempt.account)
  await clearChallenge()
  await recordSignIn(cms, await saveSecondFactor(cms, customer, true), claims, seenBy)
  await endLowerSignIns(cms, claims)
  return { ok: true, signedIn: { user: publicUser(claims), session: publicSession(claims), nextLevel: 'aal1' } }
}

/**
 * Limits on codes are counted apart from those on passwords: everybody who gets this far knows the password. A device
 * counts as known after its first correct code.
 */
async function currentAttempt() {
  const auth = createAuthClient(await requestCookies())
  const seenBy = await headers()
  const authState = await getAuthState(await cmsSystem(), await verifiedClaims(auth), seenBy)
  if (authState.state === 'out') return undefined
  const attempt = await attemptFrom(seenBy, { kind: 'code', account: authState.claims.sub })
  return { auth, attempt, customer: authState.customer, seenBy }
}
