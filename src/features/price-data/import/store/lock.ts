import type { ClientBase } from 'pg'

/** An arbitrary lock number, unique in this database. */
const importLock = 72_405_114

/** One change of days at a time, until the end of the transaction. */
export async function lockImports(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [importLock])
}
