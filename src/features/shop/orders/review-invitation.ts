import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { customers, orders } = tables

/** The consent given with an order is stored on the account until its owner changes it. */
export async function agreeToInvitations(transaction: Database, customer: string): Promise<void> {
  await transaction.execute(sql`
    update ${customers} set ${named(customers, 'reviewInvitations')} = true where ${customers.id} = ${customer}`)
}

const invitedRow = z.array(z.object({ isInvited: z.boolean() }))

/**
 * Reads the consent of the account or, without one, of the order. Without consent nobody is invited (directive
 * 2002/58/EC, article 13).
 */
export async function isInvited(transaction: Database, order: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select coalesce(case when ${orders.customerId} is null then ${orders.reviewInvitation}
      else ${customers.reviewInvitations} end, false) as "isInvited"
    from ${orders} left join ${customers} on ${customers.id} = ${orders.customerId} where ${orders.id} = ${order}`)
  return invitedRow.parse(rows)[0]?.isInvited ?? false
}

/** Also withdraws the consent of the account. */
export async function stopInvitation(database: Database, order: string): Promise<void> {
  await database.execute(sql`
    update ${orders} set ${named(orders, 'reviewInvitation')} = false where ${orders.id} = ${order}`)
  await database.execute(sql`
    update ${customers} set ${named(customers, 'reviewInvitations')} = false
    where ${customers.id} = (select ${orders.customerId} from ${orders} where ${orders.id} = ${order})`)
}
