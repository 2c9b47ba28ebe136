import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import type { Database } from '@/server/db/transaction'
import type { SentMail } from '../hits/news'

const sentMail = z.object({ week: z.string(), at: z.coerce.date() })

/** Customers who want mails and are not claimed for this week yet, from an id on; without those who are leaving. */
export async function unclaimed(week: string, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await (await db()).execute(sql`
    select c.id from customers c
    where c.email is not null and c.deletion_due_at is null ${after ? sql`and c.id > ${after}::uuid` : sql``}
      and exists (select from follows f where f.customer_id = c.id and f.mails)
      and not exists (select from follow_mails m where m.customer = c.id and m.week = ${week}::date)
    order by c.id limit ${limit}`)
  return uuidsOf(rows)
}

/** Claims a customer's mail of a week. @returns false when it was claimed before */
export async function claim(database: Database, customer: string, week: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into follow_mails (customer, week, done_at) values (${customer}::uuid, ${week}::date, now())
    on conflict do nothing`)
  return rowCount === 1
}

/** The last mail before that of a week, also one that had nothing to tell and was not sent. */
export async function lastMail(customer: string, week: string): Promise<SentMail | null> {
  const { rows } = await (await db()).execute(sql`
    select week::text as week, done_at as at from follow_mails
    where customer = ${customer}::uuid and done_at is not null and week < ${week}::date order by week desc limit 1`)
  return rows[0] ? sentMail.parse(rows[0]) : null
}
