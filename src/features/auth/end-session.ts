import { randomUUID } from 'node:crypto'
import { isStaff } from '@collections/access/roles'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import { cookies, headers } from 'next/headers'
import { createLocalReq, getFieldsToSign, jwtSign, type Payload } from 'payload'
import { z } from 'zod'
import type { User } from '@/../payload-types'
import type { Outcome } from '@/lib/forms/problems'
import { named, tables } from '@/server/db/tables'
import { inTransactionOf, transactionOf, withTransaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { createAuthClient } from '@/server/supabase'
import { type Claims, problemOf, requestCookies, verifiedClaims } from './auth-server'
import { deviceName, endSignIns } from './sign-ins'
import { endSessions, only, saveLanguage, sessionOf } from './staff/sessions'

const { usersSessions } = tables

/**
 * Opens a session of the CMS in this browser, as a sign-in there would. `language` is the person's language on the
 * site.
 */
export async function enterCms(cms: Payload, user: User, language: User['language']): Promise<void> {
  const collectionConfig = cms.collections.users.config
  const { tokenExpiration, cookies: look } = collectionConfig.auth
  const sid = randomUUID()
  // Inserted directly: Payload would save the whole account, and a concurrent session would be lost.
  await cms.db.drizzle.execute(sql`
    insert into ${usersSessions} (${named(usersSessions, '_order', '_parentId', 'id', 'createdAt', 'expiresAt')})
    select coalesce(max(${usersSessions._order}), 0) + 1, ${user.id}, ${sid}, now(),
      now() + make_interval(secs => ${tokenExpiration})
    from ${usersSessions} where ${usersSessions._parentId} = ${user.id}`)
  const req = await createLocalReq({}, cms)
  await withTransaction(req, async () => {
    await saveLanguage(await transactionOf(req), user.id, user.language ?? language)
    await writeAuditEntry(req, {
      action: 'user.signed-in',
      target: `users ${user.id}`,
      details: { through: 'site', session: sid, device: deviceName((await headers()).get('user-agent') ?? '') },
      actor: { actor: user.email, actorId: user.id },
    })
  })
  const signed = { ...user, collection: 'users' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, sid, user: signed })
  const { exp, token } = await jwtSign({ fieldsToSign, secret: cms.secret, tokenExpiration })
  const jar = await cookies()
  jar.set(`${cms.config.cookiePrefix}-token`, token, {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: look.secure,
    expires: new Date(exp * 1000),
  })
}

async function leaveCms(cms: Payload, scope: 'local' | 'global'): Promise<void> {
  const name = `${cms.config.cookiePrefix}-token`
  const jar = await cookies()
  if (!jar.get(name)) return
  const { user } = await cms.auth({ headers: await headers() })
  if (user?.collection === 'users' && isStaff(user)) {
    const which = scope === 'global' ? undefined : only(sessionOf(user))
    await inTransactionOf(cms, async (req) => endSessions(await transactionOf(req), user.id, which))
  }
  jar.delete(name)
}

const scope = z.enum(['local', 'global', 'others']).catch('local')

/**
 * Ends the session of this browser, all sessions, or all others. The cookie is always removed; a 401, 403 or 404 of the
 * auth server means that there was no session any more (docs/product.md, section 7).
 */
export async function endOwnSession(cms: Payload, wantedScope: unknown): Promise<Outcome> {
  const ended = scope.parse(wantedScope)
  const auth = createAuthClient(await requestCookies())
  const claims = await verifiedClaims(auth).catch(() => null)
  const { error } = await auth.signOut({ scope: ended })
  if (claims) await endSignIns(cms, claims, ended)
  if (ended !== 'others') await leaveCms(cms, ended)
  return error ? { ok: false, problem: problemOf(error) } : { ok: true }
}

/** Signs out all other browsers: at once by our own record, and at the auth server if it answers. */
export async function endOtherSessions(cms: Payload, claims: Claims): Promise<void> {
  await endSignIns(cms, claims, 'others')
  const { error } = await createAuthClient(await requestCookies()).signOut({ scope: 'others' })
  if (error) log.warn({ error }, 'other sessions could not be ended at the auth server')
}
