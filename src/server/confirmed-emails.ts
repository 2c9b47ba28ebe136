import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { named, tables } from '@/server/db/tables'
import type { Database } from './db/transaction'

const { confirmedEmails } = tables
const known = alias(confirmedEmails, 'known')

/**
 * The addresses that an account has confirmed belong to it, also after it has moved to another one: what was written from
 * them is exported and deleted with the account. An address belongs to whoever confirmed it last.
 */
export async function keepConfirmedEmail(database: Database, customer: string, email: string): Promise<void> {
  await database.execute(sql`
    insert into ${confirmedEmails} as known (${named(confirmedEmails, 'email', 'customerId')})
      values (lower(${email}), ${customer})
    on conflict (${named(confirmedEmails, 'email')}) do update
      set ${named(confirmedEmails, 'customerId')} = excluded.${named(confirmedEmails, 'customerId')},
      ${named(confirmedEmails, 'confirmedAt')} = now()
    where ${known.customerId} <> excluded.${named(confirmedEmails, 'customerId')}`)
}

/** The confirmed addresses of a customer, in lower case, to be used as `lower(email) in …`. */
export function confirmedEmailsOf(customer: string) {
  return sql`(select ${confirmedEmails.email} from ${confirmedEmails}
      where ${confirmedEmails.customerId} = ${customer})`
}
