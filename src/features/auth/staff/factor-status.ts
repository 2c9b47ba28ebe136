import { type ProblemName, problem } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { APIError, type CollectionAfterReadHook, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { openSecret, readFactor, recoveryHash, spendRecoveryCode, spendStep, stepOf } from './factor-store'

const { customers, siteSettings, staffSecondFactors, users } = tables
const customer = alias(customers, 'customer')
const factor = alias(staffSecondFactors, 'factor')

const statusRow = z.object({
  own: z.boolean(),
  site: z.boolean(),
  required: z.boolean(),
  codes: z.number().int(),
})

type FactorStatus = z.infer<typeof statusRow>

/**
 * The second factor of a staff account: an app set up in the CMS, or the same person's second factor at the site
 * (without it neither way in is open); also the recovery codes left, and whether the settings require a second factor.
 */
export async function factorStatusOf(database: Database, userId: string): Promise<FactorStatus> {
  const { rows } = await database.execute(sql`
    select ${factor.confirmedAt} is not null as own,
      coalesce(cardinality(${factor.recoveryCodes}), 0) as codes,
      coalesce(${customer.secondFactor}, false) as site,
      coalesce((select ${siteSettings.requireSecondFactor} from ${siteSettings} limit 1), false) as required
    from ${users}
    left join ${staffSecondFactors} factor on ${factor.userId} = ${users.id}
    left join ${customers} customer on ${customer.supabaseId} = ${users.supabaseId}
    where ${users.id} = ${userId}`)
  return rows[0] ? statusRow.parse(rows[0]) : { own: false, site: false, required: false, codes: 0 }
}

/** Runs at every request of staff: `owesSecondFactor` blocks everything but the own account, see collections/access/roles.ts. */
export const showFactor: CollectionAfterReadHook = async ({ doc, req }) => {
  const { own, site, required, codes } = await factorStatusOf(await transactionOf(req), doc.id)
  const secondFactor = own ? 'app' : site ? 'site' : null
  return { ...doc, secondFactor, recoveryCodesLeft: own ? codes : null, owesSecondFactor: required && !own && !site }
}

/** Uses up a code and returns its kind; null for a wrong or used code. */
export async function takeCode(database: Database, userId: string, given: string): Promise<'app' | 'recovery' | null> {
  const hash = recoveryHash(given)
  if (hash) return (await spendRecoveryCode(database, userId, hash)) ? 'recovery' : null
  const factor = await readFactor(database, userId)
  const secret = factor?.confirmed ? openSecret(factor.secret, userId) : null
  const step = secret ? stepOf(secret, given) : null
  return step !== null && (await spendStep(database, userId, step)) ? 'app' : null
}

type Refusal = 'code-needed' | 'code-wrong' | 'site-only'

const sentences: Record<Refusal, ProblemName> = {
  'code-needed': 'codeNeeded',
  'code-wrong': 'codeWrong',
  'site-only': 'signInAtSite',
}
const typedCode = z.object({ code: z.string().trim().max(40) })
const refusal = z.object({ data: z.object({ code: z.enum(['code-needed', 'code-wrong', 'site-only']) }) })

/** The reason why a password was not enough; null for any other error. */
export function refusalIn(error: unknown): Refusal | null {
  return refusal.safeParse(error).data?.data.code ?? null
}

function refused(req: PayloadRequest, code: Refusal) {
  return new APIError(problem(sentences[code], req.i18n.language), 401, { code }, true)
}

/** A password alone opens no CMS session when the account has a second factor, here or at the site. */
export const requireCode: CollectionBeforeLoginHook = async ({ req, user }) => {
  const database = await transactionOf(req)
  const { own, site } = await factorStatusOf(database, user.id)
  if (!own && site) throw refused(req, 'site-only')
  if (!own) return user
  const code = typedCode.safeParse(req.data).data?.code
  if (!code) throw refused(req, 'code-needed')
  const taken = await takeCode(database, user.id, code)
  if (!taken) throw refused(req, 'code-wrong')
  if (taken === 'recovery') await recordRecovery(req, user)
  return user
}

/** The audit entry also notifies the owner. */
export async function recordRecovery(req: PayloadRequest, { id, email }: { id: string; email: string }): Promise<void> {
  const actor = { actor: email, actorId: id }
  await writeAuditEntry(req, { action: 'user.recovery-code-used', target: `users ${id}`, actor })
}
