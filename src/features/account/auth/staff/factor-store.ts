import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { staffSecondFactors, usersSessions } = tables

const factorRow = z.object({ secret: z.string(), confirmed: z.boolean() })

/** The second factor of an account, also one that is not confirmed yet. */
export async function readFactor(database: Database, userId: string) {
  const { rows } = await database.execute(sql`
    select ${staffSecondFactors.secret}, ${staffSecondFactors.confirmedAt} is not null as confirmed
      from ${staffSecondFactors} where ${staffSecondFactors.userId} = ${userId}`)
  return rows[0] ? factorRow.parse(rows[0]) : null
}

/** @returns false where a confirmed factor exists */
export async function beginFactor(database: Database, userId: string, secret: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    insert into ${staffSecondFactors} (${named(staffSecondFactors, 'userId', 'secret')}) values (${userId}, ${secret})
    on conflict (${named(staffSecondFactors, 'userId')}) do update
      set ${named(staffSecondFactors, 'secret')} = excluded.${named(staffSecondFactors, 'secret')}
      where ${staffSecondFactors.confirmedAt} is null
    returning 1`)
  return rows.length > 0
}

/** @returns false where it was confirmed or begun anew in the meantime */
export async function confirmFactor(
  database: Database,
  { userId, secret, step, codes }: { userId: string; secret: string; step: number; codes: string[] },
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update ${staffSecondFactors}
      set ${named(staffSecondFactors, 'confirmedAt')} = now(), ${named(staffSecondFactors, 'lastStep')} = ${step},
      ${named(staffSecondFactors, 'recoveryCodes')} = ${arrayOf(codes)}
    where ${staffSecondFactors.userId} = ${userId} and ${staffSecondFactors.secret} = ${secret}
      and ${staffSecondFactors.confirmedAt} is null
    returning 1`)
  return rows.length > 0
}

/** Counts the code of a time step once, however many requests bring it at the same instant. */
export async function spendStep(database: Database, userId: string, step: number): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update ${staffSecondFactors} set ${named(staffSecondFactors, 'lastStep')} = ${step}
    where ${staffSecondFactors.userId} = ${userId} and ${staffSecondFactors.confirmedAt} is not null
      and ${staffSecondFactors.lastStep} < ${step}
    returning 1`)
  return rows.length > 0
}

export async function spendRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update ${staffSecondFactors}
      set ${named(staffSecondFactors, 'recoveryCodes')} = array_remove(${staffSecondFactors.recoveryCodes}, ${hash})
    where ${staffSecondFactors.userId} = ${userId} and ${staffSecondFactors.confirmedAt} is not null
      and ${hash} = any(${staffSecondFactors.recoveryCodes})
    returning 1`)
  return rows.length > 0
}

export async function replaceRecoveryCodes(database: Database, userId: string, codes: string[]): Promise<void> {
  await database.execute(sql`
    update ${staffSecondFactors} set ${named(staffSecondFactors, 'recoveryCodes')} = ${arrayOf(codes)}
      where ${staffSecondFactors.userId} = ${userId}`)
}

export async function removeFactor(database: Database, userId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    delete from ${staffSecondFactors} where ${staffSecondFactors.userId} = ${userId}
      and ${staffSecondFactors.confirmedAt} is not null returning 1`)
  return rows.length > 0
}

/** Ends the sessions of an account, but not `kept`. */
export async function endSessions(database: Database, userId: string, kept = ''): Promise<void> {
  await database.execute(sql`delete from ${usersSessions} where ${usersSessions._parentId} = ${userId}
      and ${usersSessions.id} <> ${kept}`)
}

function arrayOf(texts: string[]) {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}
