import { sql } from '@payloadcms/db-postgres'
import { db, inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { hashOfCode, newCodes } from './codes'

const { recoveryCodes } = tables

/** New codes, in place of all older ones. Nobody can read them again: only their hashes are stored. */
export async function renewCodes(customer: string): Promise<string[]> {
  const codes = newCodes()
  await inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    await lockCustomer(transaction, customer)
    await transaction.execute(sql`delete from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}`)
    for (const code of codes) {
      await transaction.execute(sql`
        insert into ${recoveryCodes} (${named(recoveryCodes, 'customerId', 'hash')})
          values (${customer}, ${hashOfCode(customer, code)})`)
    }
  })
  return codes
}

export async function codesLeft(customer: string): Promise<number> {
  const { rows } = await (await db()).execute<{ left: number }>(sql`
    select count(*)::int as left from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}`)
  return rows[0]?.left ?? 0
}

export async function isCode(customer: string, code: string): Promise<boolean> {
  const { rows } = await (await db()).execute(sql`
    select 1 from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}
      and ${recoveryCodes.hash} = ${hashOfCode(customer, code)}`)
  return rows.length > 0
}

/** A code serves once. @returns whether it was still there */
export async function spendCode(customer: string, code: string): Promise<boolean> {
  const { rowCount } = await (await db()).execute(sql`
    delete from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}
      and ${recoveryCodes.hash} = ${hashOfCode(customer, code)}`)
  return (rowCount ?? 0) > 0
}

/** Without a second factor there is nothing to recover. */
export async function dropCodes(customer: string): Promise<void> {
  await (await db()).execute(sql`delete from ${recoveryCodes} where ${recoveryCodes.customerId} = ${customer}`)
}
