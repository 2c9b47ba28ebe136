import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { currentUser } from '../accounts/current-user'
import { deleteFactors, factorsOf } from '../accounts/factors'
import { newSecret, totpAddress } from '../accounts/totp'
import { type AuthServer, has, moment } from '../auth-server'
import { settings } from '../options'
import { Problem } from '../problem'
import type { Factor, Session, User } from '../records'
import { readBody, validPhone } from '../requests'

const body = z.object({
  factor_type: z.enum(['totp', 'phone'], 'factor_type needs to be totp or phone'),
  friendly_name: z.string().nullish(),
  issuer: z.string().nullish(),
  phone: z.string().nullish(),
})

export function addFactorRoutes(api: Hono, server: AuthServer): void {
  api.post('/factors', async (c) => {
    const { user, session } = await currentUser(c, server)
    const given = await readBody(c, body)
    const friendly_name = given.friendly_name ?? ''
    if (!has(server, `${given.factor_type}-factor`)) {
      const message = `MFA enroll is disabled for ${given.factor_type}`
      throw new Problem(422, `mfa_${given.factor_type}_enroll_not_enabled`, message)
    }
    if (given.factor_type === 'phone') {
      const phone = validPhone(given.phone ?? '')
      replacePhone(server, user, phone)
      requireRoom(server, user, session, friendly_name)
      const { id } = enroll(server, user, { factor_type: 'phone', friendly_name, phone })
      return c.json({ id, type: 'phone', friendly_name, phone: given.phone })
    }
    requireRoom(server, user, session, friendly_name)
    const secret = newSecret()
    const { id } = enroll(server, user, { factor_type: 'totp', friendly_name, secret })
    const uri = totpAddress(secret, user.email || user.phone, given.issuer || new URL(server.options.siteUrl).host)
    return c.json({ id, type: 'totp', friendly_name, totp: { qr_code: renderSVG(uri, { border: 4 }), secret, uri } })
  })

  api.delete('/factors/:id', async (c) => {
    const { user, session } = await currentUser(c, server)
    const factor = requireFactor(server, user.id, c.req.param('id'))
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw new Problem(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    deleteFactors(server, [factor])
    return c.json({ id: factor.id })
  })
}

/** @throws Problem mfa_factor_not_found */
export function requireFactor(server: AuthServer, userId: string, id: string): Factor {
  const factor = factorsOf(server, userId).find((one) => one.id === id)
  if (factor) return factor
  throw new Problem(404, 'mfa_factor_not_found', 'Factor not found')
}

function enroll(
  server: AuthServer,
  user: User,
  factor: Pick<Factor, 'factor_type' | 'friendly_name' | 'secret' | 'phone'>,
): Factor {
  const at = moment(server)
  const rest = { id: randomUUID(), user_id: user.id, status: 'unverified', created_at: at, updated_at: at } as const
  return server.store.factors.put({ ...rest, ...factor })
}

/**
 * A number that was enrolled but never verified may be enrolled again.
 * @throws Problem mfa_verified_factor_exists
 */
function replacePhone(server: AuthServer, user: User, phone: string): void {
  const same = factorsOf(server, user.id).filter((factor) => factor.phone === phone)
  if (same.some(({ status }) => status === 'verified')) {
    const message = 'A verified phone factor already exists, unenroll the existing factor to continue'
    throw new Problem(422, 'mfa_verified_factor_exists', message)
  }
  deleteFactors(server, same)
}

/** @throws Problem mfa_factor_name_conflict, too_many_enrolled_mfa_factors or insufficient_aal */
function requireRoom(server: AuthServer, user: User, session: Session, name: string): void {
  const factors = factorsOf(server, user.id)
  if (factors.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`
    throw new Problem(422, 'mfa_factor_name_conflict', message)
  }
  if (factors.length >= settings.mostFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new Problem(422, 'too_many_enrolled_mfa_factors', message)
  }
  if (session.aal === 'aal1' && factors.some(({ status }) => status === 'verified')) {
    throw new Problem(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}
