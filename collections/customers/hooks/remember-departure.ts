import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { lockCustomer, transactionOf } from '@/server/db/transaction'

/**
 * Records in the transaction of the deletion who leaves, so that the deletion at the auth server cannot be forgotten. The
 * lock is taken first: it waits for an order that is being placed, and no order can be placed afterwards.
 */
export const rememberDeparture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await lockCustomer(transaction, String(id))
  await transaction.execute(sql`
    insert into departures (supabase_id, session_ids, email, language)
    select supabase_id, array(select session_id from sign_ins where customer_id = customers.id), email, language::text
    from customers where id = ${id}
    on conflict (supabase_id) do update set session_ids = departures.session_ids || excluded.session_ids,
      email = excluded.email, language = excluded.language, departed_at = now(), removed_at = null`)
}
