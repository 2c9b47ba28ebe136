import { randomBytes } from 'node:crypto'
import { isAdmin } from '@collections/access/roles'
import { empty, problem } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionAfterChangeHook, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { mailLink } from './password-reset'

const { auditLog, users } = tables

/** New staff get a link by mail to choose a password, so that nobody else ever knows it. */
export const inviteNewStaff: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const byColleague = req.payloadAPI === 'REST' && req.user?.collection === 'users'
  if (operation !== 'create' || !byColleague) return doc
  const askedIn = req.i18n.language
  await mailLink(await transactionOf(req), doc.email, { kind: 'staffInvitation', askedIn })
  return doc
}

/**
 * For the operator, who makes the first account, and one where all admins have left. Nobody knows its password.
 * @returns a message for the operator
 * @throws when the address has an account, or is none
 */
export async function inviteAdmin(req: PayloadRequest, given: string): Promise<string> {
  const email = given.trim().toLowerCase()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select 1 from ${users} where ${users.email} = ${email}`)
  if (rows.length > 0) throw new Error(`${email} has an account already: /admin/forgot mails it a link.`)
  const password = randomBytes(32).toString('base64url')
  await req.payload.create({ collection: 'users', data: { email, password, role: 'admin' }, depth: 0, req })
  await mailLink(database, email, { kind: 'staffInvitation', askedIn: defaultLocale })
  return `${email} is an admin, and a worker mails the link to choose a password, which is valid for three days.`
}

const invited = z.array(z.object({ email: z.string() }))

/** The address of an account that nobody has signed in to yet; null for others. */
export async function openInvitation(database: Database, id: string): Promise<string | null> {
  const { rows } = await database.execute(sql`
    select ${users.email} from ${users} where ${users.id}::text = ${id} and not exists (
      select 1 from ${auditLog} where ${auditLog.target} = ${`users ${id}`}
        and ${auditLog.action} in ('user.signed-in', 'user.password-reset'))`)
  return invited.parse(rows)[0]?.email ?? null
}

const resend: Endpoint = {
  path: '/:id/invitation',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) return empty(403)
    const id = z.uuid().safeParse(req.routeParams?.id).data ?? ''
    return withTransaction(req, async () => {
      const database = await transactionOf(req)
      const email = await openInvitation(database, id)
      if (!email) throw new APIError(problem('alreadyInside', req.i18n.language), 409, null, true)
      await mailLink(database, email, { kind: 'staffInvitation', askedIn: req.i18n.language })
      await writeAuditEntry(req, { action: 'user.invited', target: `users ${id}`, details: { email } })
      return Response.json({}, { headers: { 'Cache-Control': 'private, no-store' } })
    })
  },
}

export const invitationEndpoints = [resend]
