import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'

const factorRow = z.object({ secret: z.string(), confirmed: z.boolean() })

/** The second factor of an account, also one that is not confirmed yet. */
export async function readFactor(database: Database, userId: string) {
  const { rows } = await database.execute(sql`
    select secret, confirmed_at is not null as confirmed from staff_second_factors where user_id = ${userId}`)
  return rows[0] ? factorRow.parse(rows[0]) : null
}

/** @returns false where a confirmed factor exists */
export async function beginFactor(database: Database, userId: string, secret: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    insert into staff_second_factors (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret where staff_second_factors.confirmed_at is null
    returning 1`)
  return rows.length > 0
}

/** @returns false where it was confirmed or begun anew in the meantime */
export async function confirmFactor(
  database: Database,
  { userId, secret, step, codes }: { userId: string; secret: string; step: number; codes: string[] },
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update staff_second_factors set confirmed_at = now(), last_step = ${step}, recovery_codes = ${arrayOf(codes)}
    where user_id = ${userId} and secret = ${secret} and confirmed_at is null
    returning 1`)
  return rows.length > 0
}

/** Counts the code of a time step once, however many requests bring it at the same instant. */
export async function spendStep(database: Database, userId: string, step: number): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update staff_second_factors set last_step = ${step}
    where user_id = ${userId} and confirmed_at is not null and last_step < ${step}
    returning 1`)
  return rows.length > 0
}

export async function spendRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update staff_second_factors set recovery_codes = array_remove(recovery_codes, ${hash})
    where user_id = ${userId} and confirmed_at is not null and ${hash} = any(recovery_codes)
    returning 1`)
  return rows.length > 0
}

export async function replaceRecoveryCodes(database: Database, userId: string, codes: string[]): Promise<void> {
  await database.execute(sql`
    update staff_second_factors set recovery_codes = ${arrayOf(codes)} where user_id = ${userId}`)
}

export async function removeFactor(database: Database, userId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    delete from staff_second_factors where user_id = ${userId} and confirmed_at is not null returning 1`)
  return rows.length > 0
}

/** Ends the sessions of an account, but not `kept`. */
export async function endSessions(database: Database, userId: string, kept = ''): Promise<void> {
  await database.execute(sql`delete from users_sessions where _parent_id = ${userId} and id <> ${kept}`)
}

function arrayOf(texts: string[]) {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}
