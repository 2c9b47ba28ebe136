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
 * What protects an account besides its password: an app that is set up in the CMS, or the second factor of the same person at
 * the site, without which neither way in is open. And how many recovery codes are left, and whether the settings require one.
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

/** Every request of staff reads its account: `owesSecondFactor` closes everything but the own account, see access/staff.ts. */
export const showFactor: CollectionAfterReadHook = async ({ doc, req }) => {
  const { own, site, required, codes } = await factorStatusOf(await transactionOf(req), doc.id)
  const secondFactor = own ? 'app' : site ? 'site' : null
  return { ...doc, secondFactor, recoveryCodesLeft: own ? codes : null, owesSecondFactor: required && !own && !site }
}

/** Which kind of code this is that has not been used, and is used up now; null for a wrong one. */
export async function takeCode(database: Database, userId: string, given: string): Promise<'app' | 'recovery' | null> {
  const hash = recoveryHash(given)
  if (hash) return (await spendRecoveryCode(database, userId, hash)) ? 'recovery' : null
  const factor = await readFactor(database, userId)
  const secret = factor?.confirmed ? openSecret(factor.secret, userId) : null
  const step = secret ? stepOf(secret, given.replace(/\s/g, '')) : null
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

/** Why a password was not enough, if that is what this error says. */
export function refusalIn(error: unknown): Refusal | null {
  return refusal.safeParse(error).data?.data.code ?? null
}

function refused(req: PayloadRequest, code: Refusal) {
  return new APIError(problem(sentences[code], req.i18n.language), 401, { code }, true)
}

/** No session of the CMS is opened by a password alone where the account has a second factor, here or at the site. */
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

/** A recovery code has opened the account, of which its owner is notified. */
export async function recordRecovery(req: PayloadRequest, { id, email }: { id: string; email: string }): Promise<void> {
  const actor = { actor: email, actorId: id }
  await writeAuditEntry(req, { action: 'user.recovery-code-used', target: `users ${id}`, actor })
}
