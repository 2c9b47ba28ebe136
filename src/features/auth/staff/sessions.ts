import { bodyOf, empty } from '@collections/document-endpoint'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Endpoint,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { isLocale } from '@/i18n/routing'
import { clientNetwork } from '@/server/client-network'
import type { CmsUser } from '@/server/cms-user'
import { readableRows } from '@/server/db/readable-rows'
import { named, tables } from '@/server/db/tables'
import { type Database, lockStaff, transactionOf, withTransaction } from '@/server/db/transaction'
import { requestId } from '@/server/request-context'

const { users } = tables

/** Mails that somebody else causes are written in this language. */
export async function saveLanguage(database: Database, userId: string, language?: string | null): Promise<void> {
  if (!isLocale(language)) return
  await database.execute(sql`
    update ${users} set ${named(users, 'language')} = ${language} where ${users.id} = ${userId}
      and ${users.language} is distinct from ${language}`)
}

export const noteAuditOrigin: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  network: clientNetwork(req.headers),
  requestId: requestId(),
})

const { auditLog, usersSessions } = tables
const entry = alias(auditLog, 'entry')
const session = alias(usersSessions, 'session')

/** A CMS session ends 12 hours after it was opened, however much it is used. */
const longestSeconds = 12 * 60 * 60

const sessionRow = z.object({ id: z.string(), since: z.coerce.date(), device: z.string().nullable() })
const ended = z.object({ session: z.string().max(100).optional() })
const opened = z.object({ left: z.coerce.number() })

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number]

type StaffSession = z.infer<typeof sessionRow>

/** Payload keeps the session id on the request's user. */
export function sessionOf(user: object): string {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : ''
}

export async function sessionsOf(database: Database, userId: string): Promise<StaffSession[]> {
  const { rows } = await database.execute(sql`
    select ${session.id}, ${session.createdAt} as since,
      ${entry.details}->>'device' as device
    from ${usersSessions} session
    left join ${auditLog} entry on ${entry.action} = 'user.signed-in'
      and ${entry.target} = 'users ' || ${session._parentId}
      and ${entry.details}->>'session' = ${session.id}
    where ${session._parentId} = ${userId} and ${session.expiresAt} > now()
    order by ${session.createdAt} desc`)
  return readableRows(sessionRow, rows, 'auth/staff/sessions')
}

export async function isOpen(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from ${usersSessions} where ${usersSessions.id} = ${id}`)
  return rows.length > 0
}

/** Locks the account, so that no refresh writes an ended session again. To be called in a transaction. */
export async function endSessions(database: Database, userId: string, which: SQL = sql`true`): Promise<void> {
  await lockStaff(database, userId)
  await database.execute(sql`
    delete from ${usersSessions} where ${usersSessions._parentId} = ${userId} and ${which}`)
}

export const only = (session: string): SQL => sql`${usersSessions.id} = ${session}`
export const otherThan = (session: string): SQL => sql`${usersSessions.id} <> ${session}`

const endOwn: Endpoint = {
  path: '/sessions/end',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (user?.collection !== 'users') return empty(403)
    const asked = ended.safeParse(await bodyOf(req))
    if (!asked.success) return empty(400)
    const { session } = asked.data
    const which = session ? only(session) : otherThan(sessionOf(user))
    await withTransaction(req, async () => endSessions(await transactionOf(req), user.id, which))
    return Response.json({}, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}

export const sessionEndpoints = [endOwn]

/** Near its end a session is prolonged only to that end; the form then asks to sign in again. */
export const endInTime: RefreshHook = async ({ args, user }) => {
  const { req, collection } = args
  if (req.user?.collection !== 'users') return
  const left = await secondsLeft(req, req.user)
  if (left >= collection.config.auth.tokenExpiration) return
  const sid = sessionOf(req.user)
  await (await transactionOf(req)).execute(sql`
    update ${usersSessions} set ${named(usersSessions, 'expiresAt')} = ${usersSessions.createdAt} +
      make_interval(secs => ${longestSeconds}) where ${usersSessions.id} = ${sid}`)
  const fieldsToSign = getFieldsToSign({
    collectionConfig: collection.config,
    email: req.user.email,
    sid,
    user: req.user,
  })
  const { exp, token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: left })
  return { exp, refreshedToken: token, setCookie: true, user }
}

async function secondsLeft(req: PayloadRequest, user: CmsUser): Promise<number> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select floor(${longestSeconds} - extract(epoch from now() - ${usersSessions.createdAt})) as left
    from ${usersSessions} where ${usersSessions.id} = ${sessionOf(user)}`)
  return Math.max(0, opened.parse(rows[0]).left)
}
