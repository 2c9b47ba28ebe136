import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/server/db/transaction'

/** Customers follow shops and categories by their slugs, so follows go along with a changed one. */
export async function moveFollows(kind: 'shop' | 'category', from: string, to: string, req: PayloadRequest) {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    delete from follows f using follows other
    where f.kind = ${kind} and f.value = ${from}
      and other.customer_id = f.customer_id and other.kind = ${kind} and other.value = ${to}`)
  await transaction.execute(sql`
    update follows set value = ${to}, updated_at = now() where kind = ${kind} and value = ${from}`)
}
