import { sql } from '@payloadcms/db-postgres'
import { type Payload, ValidationError } from 'payload'
import type { Customer } from '@/../payload-types'
import { noticeOwner } from '@/features/auth/security/owner-notices'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { Claims } from './auth-server'
import { removePendingEmail } from './pending-email'
import { recordSignIn } from './sign-ins'

const { confirmedEmails, departures } = tables

/** The account was deleted: a session from before must not create a new one. */
class PersonDeparted extends Error {
  override name = 'PersonDeparted'
}

/**
 * The customer of a verified token, created at the first request. Concurrent requests create only one.
 * @throws PersonDeparted
 */
export async function customerOf(cms: Payload, claims: Claims): Promise<Customer> {
  const known = await find(cms, claims.sub)
  if (known) {
    const isCurrent = known.email === claims.email || !claims.email || isOlderThan(claims, known)
    return isCurrent ? known : follow(cms, known, claims.email)
  }
  return create(cms, claims).catch(async (error: unknown) => {
    // Another request created the customer first: `supabaseId` is unique.
    const made = error instanceof ValidationError ? await find(cms, claims.sub) : null
    if (!made) throw error
    return made
  })
}

/**
 * Other devices keep the token with the former address until they renew it, up to an hour: it must not turn the change
 * back. Tokens count whole seconds.
 */
const isOlderThan = ({ iat }: Claims, { updatedAt }: Customer) =>
  iat !== undefined && (iat + 1) * 1000 <= Date.parse(updatedAt)

async function find(cms: Payload, supabaseId: string): Promise<Customer | null> {
  const { docs } = await cms.find({
    collection: 'customers',
    where: { supabaseId: { equals: supabaseId } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

async function create(cms: Payload, { sub, session_id, email, phone, user_metadata }: Claims): Promise<Customer> {
  const { rows } = await cms.db.drizzle.execute(sql`
    select 1 from ${departures} where ${departures.supabaseId} = ${sub}
      and ${session_id} = any(${departures.sessionIds})`)
  if (rows.length > 0) throw new PersonDeparted()
  const { language, name } = user_metadata
  return cms.create({
    collection: 'customers',
    data: {
      supabaseId: sub,
      email: email || undefined,
      phone: phone ? `+${phone}` : undefined,
      name: typeof name === 'string' ? name.slice(0, 120) : undefined,
      language: isLocale(language) ? language : defaultLocale,
    },
    depth: 0,
  })
}

/**
 * The auth server is the source of the e-mail address; our copy follows. The former address counts until now, see
 * `isFromAccount`.
 */
async function follow(cms: Payload, known: Customer, email: string): Promise<Customer> {
  await removePendingEmail(cms, { id: known.id })
  if (known.email) {
    await cms.db.drizzle.execute(sql`
      update ${confirmedEmails} set ${named(confirmedEmails, 'confirmedAt')} = now()
      where ${confirmedEmails.customerId} = ${known.id} and ${confirmedEmails.email} = lower(${known.email})`)
  }
  const changed = await cms.update({ collection: 'customers', id: known.id, data: { email }, depth: 0 })
  if (known.email) await noticeOwner(cms, known, 'email', { name: email })
  return changed
}

export type AuthState =
  | { state: 'out' }
  | { state: 'second-factor'; customer: Customer; claims: Claims }
  | { state: 'in'; customer: Customer; claims: Claims }

/** A session that was ended in the security centre is out, even if its token is still valid. */
export async function getAuthState(cms: Payload, claims: Claims | null, seenBy: Headers): Promise<AuthState> {
  if (!claims) return { state: 'out' }
  const customer = await customerOf(cms, claims).catch(orDeparted)
  if (!customer) return { state: 'out' }
  const alive = await recordSignIn(cms, customer, claims, seenBy)
  if (!alive) return { state: 'out' }
  const owesCode = customer.secondFactor && claims.aal === 'aal1'
  return { state: owesCode ? 'second-factor' : 'in', customer, claims }
}

function orDeparted(error: unknown): null {
  if (error instanceof PersonDeparted) return null
  throw error
}

/** Stored so that the auth server need not be asked at every request. */
export async function saveSecondFactor(cms: Payload, customer: Customer, secondFactor: boolean): Promise<Customer> {
  if (customer.secondFactor === secondFactor) return customer
  return cms.update({ collection: 'customers', id: customer.id, data: { secondFactor }, depth: 0 })
}

/**
 * Texts written from confirmed addresses are exported and deleted with the account: from its present address all, from
 * others those until the account gave it up or confirmed it last (`isFromAccount`). An address belongs to the account
 * that confirmed it last.
 */
export async function storeConfirmedEmail(database: Database, customer: string, email: string): Promise<void> {
  await database.execute(sql`
    insert into ${confirmedEmails} (${named(confirmedEmails, 'email', 'customerId')})
      values (lower(${email}), ${customer})
    on conflict (${named(confirmedEmails, 'email')}) do update
      set ${setExcluded(confirmedEmails, 'customerId')},
      ${named(confirmedEmails, 'confirmedAt')} = now()`)
}
