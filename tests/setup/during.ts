import type { Payload } from 'payload'
import { Client } from 'pg'
import { untilWaiting } from './until-waiting'

export type Change = [statement: string, values: unknown[]]

/**
 * Runs `work` while `changes` are under way on another connection, which then makes `further` ones and commits, once
 * `work` waits for it. Without a lock, `work` reads what was before the changes.
 */
export async function during<Result>(
  payload: Payload,
  changes: Change[],
  work: () => Promise<Result>,
  further: Change[] = [],
): Promise<Result> {
  const client = new Client({ connectionString: process.env.DATABASE_URL ?? '' })
  await client.connect()
  try {
    await client.query('begin')
    for (const [statement, values] of changes) await client.query(statement, values)
    const result = work()
    await untilWaiting(payload, result)
    for (const [statement, values] of further) await client.query(statement, values)
    await client.query('commit')
    return await result
  } finally {
    await client.end()
  }
}
