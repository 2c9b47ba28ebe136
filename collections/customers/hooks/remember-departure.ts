import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { named, tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'

const { customers, departures, signIns } = tables

/**
 * Records in the transaction of the deletion who leaves, so that the deletion at the auth server cannot be forgotten. The
 * lock is taken first: it waits for an order that is being placed, and no order can be placed afterwards.
 */
export const rememberDeparture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await lockCustomer(transaction, String(id))
  await transaction.execute(sql`
    insert into ${departures} (${named(departures, 'supabaseId', 'sessionIds', 'email', 'language')})
    select ${customers.supabaseId}, array(select ${signIns.sessionId} from ${signIns}
      where ${signIns.customerId} = ${customers.id}), ${customers.email}, ${customers.language}::text
    from ${customers} where ${customers.id} = ${id}
    on conflict (${named(departures, 'supabaseId')}) do update
      set ${named(departures, 'sessionIds')} = ${departures.sessionIds} ||
      excluded.${named(departures, 'sessionIds')},
      ${named(departures, 'email')} = excluded.${named(departures, 'email')},
        ${named(departures, 'language')} = excluded.${named(departures, 'language')},
        ${named(departures, 'departedAt')} = now(), ${named(departures, 'removedAt')} = null`)
}
