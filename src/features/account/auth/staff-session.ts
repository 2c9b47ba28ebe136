import { randomUUID } from 'node:crypto'
import { isStaff } from '@collections/access/staff'
import { writeAuditEntry } from '@collections/staff/hooks/audit'
import { sql } from '@payloadcms/db-postgres'
import { cookies, headers } from 'next/headers'
import { createLocalReq, getFieldsToSign, jwtSign, type Payload } from 'payload'
import type { User } from '@/../payload-types'
import { named, tables } from '@/server/db/tables'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { deviceName } from './device-name'
import { keepLanguage } from './staff/language'
import { sessionOf } from './staff/sessions'

const { usersSessions } = tables

/** Opens a session of the CMS in this browser, as a sign-in there would. `language` is theirs at the site. */
export async function enterCms(cms: Payload, user: User, language: User['language']): Promise<void> {
  const collectionConfig = cms.collections.users.config
  const { tokenExpiration, cookies: look } = collectionConfig.auth
  const sid = randomUUID()
  // Inserted directly instead of saving the account, as Payload does, so that no concurrent session is lost.
  await cms.db.drizzle.execute(sql`
    insert into ${usersSessions} (${named(usersSessions, '_order', '_parentId', 'id', 'createdAt', 'expiresAt')})
    select coalesce(max(${usersSessions._order}), 0) + 1, ${user.id}, ${sid}, now(),
      now() + make_interval(secs => ${tokenExpiration})
    from ${usersSessions} where ${usersSessions._parentId} = ${user.id}`)
  const req = await createLocalReq({}, cms)
  await withTransaction(req, async () => {
    await keepLanguage(await transactionOf(req), user.id, user.language ?? language)
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

/** Ends the session of the CMS that this browser has, or all of the same account. */
export async function leaveCms(cms: Payload, scope: 'local' | 'global'): Promise<void> {
  const name = `${cms.config.cookiePrefix}-token`
  const jar = await cookies()
  if (!jar.get(name)) return
  const { user } = await cms.auth({ headers: await headers() })
  if (user?.collection === 'users' && isStaff(user)) {
    const which = scope === 'global' ? sql`_parent_id = ${user.id}` : sql`id = ${sessionOf(user)}`
    await cms.db.drizzle.execute(sql`delete from ${usersSessions} where ${which}`)
  }
  jar.delete(name)
}
