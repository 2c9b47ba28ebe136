import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'

const { formKeys: k } = tables.shop

/** `form` names the step, because a form may have several buttons or change several things. */
type SentForm = { key: string; form: string }

const daysKept = 30

export const typedPrefix = 'typed '
const typedDaysKept = 1

/**
 * Does a step once per form number, in the caller's transaction. A repeated submission, also at the same moment, waits
 * for the first, changes nothing and gets the same answer. A failed step leaves no trace and may be tried again.
 * @param shape of the answer, which is stored as JSON
 */
export async function once<Answer>(
  req: PayloadRequest,
  { key, form }: SentForm,
  shape: z.ZodType<Answer>,
  step: () => Promise<Answer>,
): Promise<{ answer: Answer; isAgain: boolean }> {
  const transaction = await transactionOf(req)
  const claimed = await transaction.execute(sql`
    insert into ${k} (${named(k, 'key', 'form')}) values (${key}, ${form}) on conflict do nothing`)
  if (claimed.rowCount === 1) {
    const answer = await step()
    await transaction.execute(sql`
      update ${k} set ${named(k, 'answer')} = ${JSON.stringify(answer)}::jsonb where ${k.key} = ${key} and ${k.form} = ${form}`)
    return { answer, isAgain: false }
  }
  const { rows } = await transaction.execute(sql`
    select ${k.answer} from ${k} where ${k.key} = ${key} and ${k.form} = ${form}`)
  return { answer: shape.parse(rows[0]?.answer), isAgain: true }
}

export async function removeOldFormKeys(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${k} where ${k.postedAt} < now() - make_interval(
      days => case when starts_with(${k.form}, ${typedPrefix}) then ${typedDaysKept}::integer else ${daysKept}::integer end)`)
}
