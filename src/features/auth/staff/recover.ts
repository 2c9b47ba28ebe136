import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { noteOperatorStep } from '@/server/db/operator-step'
import { named, tables } from '@/server/db/tables'
import { type Database, lockStaff } from '@/server/db/transaction'
import { removeStaffFactor } from './factor-store'
import { endSessions } from './sessions'

const { siteSettings, users } = tables
const account = z.array(z.object({ id: z.string() }))

/** @returns a message for the operator */
export async function allowNoFactor(database: Database): Promise<string> {
  const { rows } = await database.execute(sql`
    update ${siteSettings} set ${named(siteSettings, 'requireSecondFactor')} = false
    where ${siteSettings.requireSecondFactor} returning ${siteSettings.id}`)
  if (rows.length === 0) return 'No second factor was required. Nothing was changed.'
  const changes = { requireSecondFactor: { from: true, to: false } }
  await noteOperatorStep(database, { action: 'site-settings.changed', target: 'site-settings', details: { changes } })
  return 'A second factor is not required any more.'
}

/**
 * Removes the second factor of an account and ends its sessions; its password alone opens it then. @throws when there
 * is no such account
 */
export async function resetFactorOf(database: Database, email: string): Promise<string> {
  const { rows } = await database.execute(sql`
    select ${users.id} from ${users} where ${users.email} = ${email.trim().toLowerCase()}`)
  const [found] = account.parse(rows)
  if (!found) throw new Error(`Nobody of the staff has the address ${email}.`)
  await lockStaff(database, found.id)
  if (!(await removeStaffFactor(database, found.id)))
    return 'This account has no second factor in the CMS. Nothing was changed.'
  await endSessions(database, found.id)
  const details = { email: email.trim().toLowerCase() }
  await noteOperatorStep(database, { action: 'user.second-factor-reset', target: `users ${found.id}`, details })
  return 'The second factor is gone and all sessions of the account are ended.'
}
