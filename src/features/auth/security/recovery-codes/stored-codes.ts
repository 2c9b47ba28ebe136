import { createHash, randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { headers } from 'next/headers'
import { z } from 'zod'
import { mailedLetters } from '@/domain/typed-code'
import { requestCookies, verifiedClaims } from '@/features/auth/auth-server'
import { getAuthState, saveSecondFactor } from '@/features/auth/auth-state'
import { endOtherSessions } from '@/features/auth/end-session'
import { hasRecentProof, signedInCustomer } from '@/features/auth/fresh-proof'
import {
  checkSignInLimit,
  giveBackFailure,
  noteFailedSignIn,
  recordSuccessfulSignIn,
} from '@/features/auth/sign-in-limits'
import { type Outcome, type Problem, refuse } from '@/lib/forms/problems'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { authAdministration, createAuthClient } from '@/server/supabase'
import { noticeOwner } from '../owner-notices'

const howMany = 10
const groups = 4
const groupLength = 4

const leftRows = z.array(z.object({ left: z.number() }))

export function newCodes(): string[] {
  return Array.from({ length: howMany }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => mailedLetters[randomInt(mailedLetters.length)]).join(''),
    ).join('-'),
  )
}

export const typedRecoveryCode = z
  .string()
  .max(100)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${mailedLetters}]{${groups * groupLength}}$`)))

/** The stored hash of a code; the customer's id, which is random too, is the salt. */
export function hashOfCode(customer: string, code: string): string {
  return createHash('sha256')
    .update(`recovery ${customer} ${code.replaceAll('-', '')}`)
    .digest('base64url')
}

const { recoveryCodes } = tables

/** Replaces all older codes. Only hashes are stored, so the codes cannot be shown again. */
export async function renewCodes(customer: string): Promise<string[]> {
  const codes = newCodes()
  await inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    await lockCustomer(transaction, customer)
    await transaction.execute(sql`delete from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}`)
    for (const code of codes) {
      await transaction.execute(sql`
        insert into ${recoveryCodes} (${named(recoveryCodes, 'customerId', 'hash')})
          values (${customer}, ${hashOfCode(customer, code)})`)
    }
  })
  return codes
}

export async function codesLeft(customer: string): Promise<number> {
  const { rows } = await (await db()).execute(sql`
    select count(*)::int as left from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}`)
  return leftRows.parse(rows)[0]?.left ?? 0
}

async function isCode(customer: string, code: string): Promise<boolean> {
  const { rows } = await (await db()).execute(sql`
    select 1 from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}
      and ${recoveryCodes.hash} = ${hashOfCode(customer, code)}`)
  return rows.length > 0
}

/** A code can be used once. @returns true when the code was still there */
async function spendCode(customer: string, code: string): Promise<boolean> {
  const { rowCount } = await (await db()).execute(sql`
    delete from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}
      and ${recoveryCodes.hash} = ${hashOfCode(customer, code)}`)
  return (rowCount ?? 0) > 0
}

/** Without a second factor there is nothing to recover. */
export async function dropCodes(customer: string): Promise<void> {
  await (await db()).execute(sql`delete from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}`)
}

const wrong: Problem = { code: 'recovery-code', field: 'code' }

/** Recovery codes need the administration of the auth server: nothing else can remove a factor without its code. */
export const offersRecoveryCodes = () => authAdministration() !== null

/**
 * Signs in a person who has given the password and lost the second factor: the code removes all factors, ends all other
 * sessions, and is used up (decision 0036).
 */
export async function recoverWithCode(given: { code?: unknown }): Promise<Outcome> {
  if (!offersRecoveryCodes()) return refuse({ code: 'not-offered' })
  const seenBy = await headers()
  const auth = createAuthClient(await requestCookies())
  const cms = await cmsSystem()
  const authState = await getAuthState(cms, await verifiedClaims(auth), seenBy)
  if (authState.state !== 'second-factor') return refuse({ code: 'signed-out' })
  const { claims, customer } = authState
  const code = typedRecoveryCode.safeParse(given.code)
  if (!code.success) return refuse(wrong)
  const account = { kind: 'recovery', account: claims.sub } as const
  const attempt = { network: clientNetwork(seenBy), account, knownDevice: false }
  if (!(await checkSignInLimit(cms, attempt))) return refuse({ code: 'rate-limit' })
  if (!(await isCode(customer.id, code.data))) {
    noteFailedSignIn(attempt)
    return refuse(wrong)
  }
  // The code stays valid until the factors are removed; a second request with it then finds nothing to do.
  if (!(await removeFactors(claims.sub))) {
    await giveBackFailure(cms, attempt)
    return refuse({ code: 'unavailable' })
  }
  if (!(await spendCode(customer.id, code.data))) {
    await giveBackFailure(cms, attempt)
    return refuse(wrong)
  }
  await recordSuccessfulSignIn(cms, attempt)
  const freed = await saveSecondFactor(cms, customer, false)
  await endOtherSessions(cms, claims)
  await noticeOwner(cms, freed, 'codeUsed')
  return { ok: true }
}

/** @returns true when no factor is left */
async function removeFactors(userId: string): Promise<boolean> {
  const admin = authAdministration()
  if (!admin) return false
  const { data, error } = await admin.mfa.listFactors({ userId })
  const failures = error ? [error] : []
  for (const { id } of data?.factors ?? []) {
    const removed = await admin.mfa.deleteFactor({ id, userId })
    if (removed.error && removed.error.code !== 'mfa_factor_not_found') failures.push(removed.error)
  }
  for (const failure of failures)
    log.error({ error: failure }, 'a second factor could not be removed by a recovery code')
  return failures.length === 0
}

export async function renewOwnCodes(): Promise<Outcome<{ codes: string[] }>> {
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  const { claims, customer } = current
  if (!customer.secondFactor || !offersRecoveryCodes()) return refuse({ code: 'not-offered' })
  if (!(await hasRecentProof(customer, claims))) return refuse({ code: 'fresh-code' })
  const codes = await renewCodes(customer.id)
  await noticeOwner(await cmsSystem(), customer, 'codesRenewed')
  return { ok: true, codes }
}
