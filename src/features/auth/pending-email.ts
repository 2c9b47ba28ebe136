import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import { named, tables } from '@/server/db/tables'

const { customers, emailChangeLinks, emailChanges } = tables

/**
 * The auth server cannot cancel an address change, and its answer would reveal whether somebody has the new address, so
 * changes are tracked here.
 */
const hoursAwaited = 24
const daysRemembered = 30

const hashOf = (link: string) => createHash('sha256').update(link).digest('hex')

const changes = z.array(z.object({ email: z.string() }))

export async function pendingEmail(cms: Payload, { id, email }: Customer): Promise<string | null> {
  const { rows } = await cms.db.drizzle.execute(sql`
    select ${emailChanges.newEmail} as email from ${emailChanges}
    where ${emailChanges.customerId} = ${id} and ${emailChanges.newEmail} <> ${email ?? ''}
      and ${emailChanges.requestedAt} > now() - make_interval(hours => ${hoursAwaited})`)
  return changes.parse(rows)[0]?.email ?? null
}

export async function savePendingEmail(cms: Payload, { id }: Pick<Customer, 'id'>, email: string): Promise<void> {
  await cms.db.drizzle.execute(sql`
    insert into ${emailChanges} (${named(emailChanges, 'customerId', 'newEmail')}) values (${id}, ${email})
    on conflict (${named(emailChanges, 'customerId')})
    do update set ${named(emailChanges, 'newEmail')} = ${email}, ${named(emailChanges, 'requestedAt')} = now()`)
}

export async function removePendingEmail(cms: Payload, { id }: Pick<Customer, 'id'>): Promise<void> {
  await cms.db.drizzle.execute(sql`delete from ${emailChanges} where ${emailChanges.customerId} = ${id}`)
}

/** Links that were mailed for the change stop working. */
export async function cancelEmailChange(cms: Payload, customer: Pick<Customer, 'id'>): Promise<void> {
  await cms.db.drizzle.execute(sql`
    with cancelled as (
      update ${emailChangeLinks} set ${named(emailChangeLinks, 'cancelled')} = true
      where ${emailChangeLinks.customerId} = ${customer.id}
    )
    delete from ${emailChanges} where ${emailChanges.customerId} = ${customer.id}`)
}

/**
 * Remembers a link by its hash before it is mailed. When the auth server does not name the person, it is the customer
 * who waits for that address.
 */
export async function rememberEmailLink(
  cms: Payload,
  link: string,
  { person, to }: { person: string; to: string },
): Promise<void> {
  const whose = person
    ? sql`select ${customers.id} from ${customers} where ${customers.supabaseId} = ${person}`
    : sql`select ${emailChanges.customerId} from ${emailChanges} where ${emailChanges.newEmail} = lower(${to})
        order by ${emailChanges.requestedAt} desc limit 1`
  await cms.db.drizzle.execute(sql`
    insert into ${emailChangeLinks} (${named(emailChangeLinks, 'linkHash', 'customerId')})
    select ${hashOf(link)}, owner.* from (${whose}) as owner on conflict do nothing`)
}

const addresses = z.array(z.object({ from: z.string().nullable(), to: z.string() }))

/** The change that a mail to this address is about, when the auth server does not name both addresses. */
export async function changeMailedTo(
  cms: Payload,
  address: string,
): Promise<{ from: string | null; to: string } | undefined> {
  const { rows } = await cms.db.drizzle.execute(sql`
    select ${customers.email} as from, ${emailChanges.newEmail} as to
    from ${emailChanges} join ${customers} on ${customers.id} = ${emailChanges.customerId}
    where ${emailChanges.newEmail} = lower(${address}) or ${customers.email} = lower(${address})
    order by ${emailChanges.requestedAt} desc limit 1`)
  return addresses.parse(rows)[0]
}

export async function isCancelledEmailLink(cms: Payload, link: string): Promise<boolean> {
  const { rows } = await cms.db.drizzle.execute(sql`
    select from ${emailChangeLinks}
    where ${emailChangeLinks.linkHash} = ${hashOf(link)} and ${emailChangeLinks.cancelled}`)
  return rows.length > 0
}

export async function removeOldEmailChanges(cms: Payload): Promise<void> {
  await cms.db.drizzle.execute(sql`
    with old as (
      delete from ${emailChangeLinks}
      where ${emailChangeLinks.sentAt} < now() - make_interval(days => ${daysRemembered})
    )
    delete from ${emailChanges} where ${emailChanges.requestedAt} < now() - make_interval(hours => ${hoursAwaited})`)
}
