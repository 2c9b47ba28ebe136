import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'
import { currentUser } from '../accounts/current-user'
import { deleteFactors, factorsOf } from '../accounts/factors'
import { requirePause, sendSms } from '../accounts/messages'
import { randomCode } from '../accounts/one-time-tokens'
import { rotate } from '../accounts/refresh'
import { activeRefreshToken, endSessions, newRefreshToken, tokensFor } from '../accounts/sessions'
import { isTotp } from '../accounts/totp'
import { type AuthServer, moment, seconds } from '../auth-server'
import { settings } from '../options'
import { Problem } from '../problem'
import type { Factor, Session } from '../records'
import { readBody } from '../requests'
import { requireFactor } from './factors'

const challengeBody = z.object({ channel: z.enum(['sms', 'whatsapp']).nullish() })
const verifyBody = z.object({ challenge_id: z.string(), code: z.string().min(1) })

export function addChallengeRoutes(api: Hono, server: AuthServer): void {
  api.post('/factors/:id/challenge', async (c) => {
    const { user } = await currentUser(c, server)
    await readBody(c, challengeBody)
    const factor = requireFactor(server, user.id, c.req.param('id'))
    if (factor.phone) requirePause(server, factor.last_challenged_at, 'sms')
    const code = factor.phone && randomCode()
    const challenge = { id: randomUUID(), factor_id: factor.id, code, created_at: server.now() }
    server.store.challenges.put(challenge)
    server.store.factors.change(factor.id, { last_challenged_at: moment(server) })
    if (factor.phone && code) await sendSms(server, user, { phone: factor.phone, code, sms_type: 'mfa' })
    const expires_at = seconds(server) + settings.challengeSeconds
    return c.json({ id: challenge.id, type: factor.factor_type, expires_at })
  })

  api.post('/factors/:id/verify', async (c) => {
    const { user, session } = await currentUser(c, server)
    const { challenge_id, code } = await readBody(c, verifyBody)
    const factor = requireFactor(server, user.id, c.req.param('id'))
    redeemChallenge(server, factor, challenge_id, code)
    return c.json(await raise(server, session, factor))
  })
}

/**
 * A challenge can be used once.
 * @throws Problem mfa_factor_not_found, mfa_challenge_expired or mfa_verification_failed
 */
function redeemChallenge(server: AuthServer, factor: Factor, id: string, code: string): void {
  const challenge = server.store.challenges.find(id)
  if (challenge?.factor_id !== factor.id) {
    throw new Problem(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (server.now() - challenge.created_at > settings.challengeSeconds * 1000) {
    server.store.challenges.delete(challenge)
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`
    throw new Problem(422, 'mfa_challenge_expired', message)
  }
  const right = factor.secret ? isTotp(code, factor.secret, server.now()) : code === challenge.code
  if (!right) {
    const message = factor.secret ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered'
    throw new Problem(422, 'mfa_verification_failed', message)
  }
  server.store.challenges.delete(challenge)
}

/** Raises the session to the second level, and ends the user's sessions that have not reached it. */
function raise(server: AuthServer, session: Session, factor: Factor): Promise<Record<string, unknown>> {
  const { store } = server
  store.factors.change(factor.id, { status: 'verified', updated_at: moment(server) })
  const method = factor.factor_type === 'totp' ? 'totp' : 'mfa/phone'
  const amr = [{ method, timestamp: seconds(server) }, ...session.amr.filter((one) => one.method !== method)]
  const raised = store.sessions.change(session.id, { aal: 'aal2', factor_id: factor.id, amr })
  endSessions(server, ({ user_id, aal }) => user_id === session.user_id && aal === 'aal1')
  const isUnfinished = (one: Factor) => one.status === 'unverified' && one.factor_type === factor.factor_type
  deleteFactors(server, factorsOf(server, session.user_id).filter(isUnfinished))
  const active = activeRefreshToken(server, session.id)
  return tokensFor(server, raised, active ? rotate(server, raised, active) : newRefreshToken(server, raised))
}
