import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { z } from 'zod'
import { refuse } from '@/features/forms/problems'
import { authDoor } from '@/server/supabase'
import { mayTry } from './attempts'
import { verifiedClaims } from './claims'
import { clientNetwork } from './client-address'
import { enter, type LoginResult } from './enter'
import { forgetVerifiers } from './forget-verifiers'
import { markRecovery } from './recovery-mark'
import { requestCookies } from './request-cookies'

const token = z.string().min(1).max(10_000)
/** All four parts are needed (product spec, section 7). */
const hashInput = z.object({
  access_token: token,
  refresh_token: token,
  expires_in: z.coerce.number(),
  token_type: z.string().regex(/^bearer$/i),
  type: z.string().optional().catch(undefined),
})
const codeInput = z.object({ code: z.string().min(1).max(300) })

/** Takes over a session that was passed in a URL: its tokens, or a code to exchange for them. */
export async function adoptSession(given: unknown): Promise<LoginResult> {
  const result = await adopt(given)
  await forgetVerifiers()
  return result
}

async function adopt(given: unknown): Promise<LoginResult> {
  const hash = hashInput.safeParse(given)
  const code = codeInput.safeParse(given)
  if (!hash.success && !code.success) return refuse({ code: 'link' })
  const seenBy = await headers()
  const network = clientNetwork(seenBy)
  if (!(await mayTry({ network, account: `session ${network}`, knownDevice: true })))
    return refuse({ code: 'rate-limit' })
  const auth = authDoor(await requestCookies())
  const { data, error } = hash.success
    ? await auth.setSession(hash.data)
    : await auth.exchangeCodeForSession(code.data?.code ?? '')
  const { user, session } = data
  if (error || !user || !session) return refuse({ code: isAuthRetryableFetchError(error) ? 'unavailable' : 'link' })
  const entered = await enter(auth, { user, session }, seenBy)
  const claims = hash.data?.type === 'recovery' ? await verifiedClaims(auth, session.access_token) : null
  if (entered.ok && claims) await markRecovery(claims)
  return entered
}
