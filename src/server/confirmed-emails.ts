import { sql } from '@payloadcms/db-postgres'
import type { Database } from './db/transaction'

/**
 * The addresses that an account has confirmed belong to it, also after it has moved to another one: what was written from
 * them is exported and deleted with the account. An address belongs to whoever confirmed it last.
 */
export async function keepConfirmedEmail(database: Database, customer: string, email: string): Promise<void> {
  await database.execute(sql`
    insert into confirmed_emails as known (email, customer_id) values (lower(${email}), ${customer})
    on conflict (email) do update set customer_id = excluded.customer_id, confirmed_at = now()
    where known.customer_id <> excluded.customer_id`)
}

/** The confirmed addresses of a customer, in lower case, to be used as `lower(email) in …`. */
export function confirmedEmailsOf(customer: string) {
  return sql`(select email from confirmed_emails where customer_id = ${customer})`
}
