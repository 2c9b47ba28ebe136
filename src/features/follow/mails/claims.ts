import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'
import { uuidsOf } from '@/server/row-ids'

const since = z.object({ since: z.string().nullable() })

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
export async function claim(customer: string, week: string): Promise<boolean> {
  const { rowCount } = await (await db()).execute(sql`
    insert into follow_mails (customer, week) values (${customer}::uuid, ${week}::date) on conflict do nothing`)
  return rowCount === 1
}

/** Gives a claim back: the mail has certainly not been sent. */
export async function release(customer: string, week: string): Promise<void> {
  await (await db()).execute(sql`delete from follow_mails where customer = ${customer}::uuid and week = ${week}::date`)
}

/** Marks a mail as sent, or as having nothing to report. */
export async function finish(customer: string, week: string): Promise<void> {
  await (await db()).execute(sql`
    update follow_mails set done_at = now() where customer = ${customer}::uuid and week = ${week}::date`)
}

/** The day of the last mail that was certainly sent; the next mail also covers what a lost one would have reported. */
export async function lastDone(customer: string): Promise<string | null> {
  const { rows } = await (await db()).execute(sql`
    select max(week)::text as since from follow_mails where customer = ${customer}::uuid and done_at is not null`)
  return since.parse(rows[0]).since
}
