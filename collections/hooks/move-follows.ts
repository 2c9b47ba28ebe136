import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'

const { follows } = tables
const f = alias(follows, 'f')
const other = alias(follows, 'other')

/** Customers follow shops and categories by their slugs, so follows go along with a changed one. */
export async function moveFollows(kind: 'shop' | 'category', from: string, to: string, req: PayloadRequest) {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    delete from ${follows} f using ${follows} other
    where ${f.kind} = ${kind} and ${f.value} = ${from}
      and ${other.customerId} = ${f.customerId} and ${other.kind} = ${kind} and ${other.value} = ${to}`)
  await transaction.execute(sql`
    update ${follows} set ${named(follows, 'value')} = ${to}, ${named(follows, 'updatedAt')} = now()
      where ${follows.kind} = ${kind} and ${follows.value} = ${from}`)
}
