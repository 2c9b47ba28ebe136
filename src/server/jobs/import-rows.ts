import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { becomes, isOneOf } from '../db/states'
import { named, type tables } from '../db/tables'
import type { Database } from '../db/transaction'

type ImportTable = typeof tables.imports | typeof tables.priceImports

type ImportEnd = { status: 'failed'; error: string } | { status: 'cancelled' | 'queued'; error?: null }

/** The rows of imports that the worker makes. They are written without hooks; `done` and `count` are their counters. */
export function importRows(table: ImportTable, { done, count }: { done: SQL; count: SQL }) {
  const status = named(table, 'status')
  const failure = named(table, 'error')
  const updatedAt = named(table, 'updatedAt')
  const isOpen = isOneOf(table.status, 'queued', 'running')
  return {
    /**
     * Marks an import as running. False when there is nothing to do: it has ended meanwhile (the worker was killed after
     * the work but before the job was removed), is gone, or is not what `may` says.
     */
    async claim(database: Database, id: string, may = sql`true`): Promise<boolean> {
      const { rows } = await database.execute(sql`
        update ${table} set ${becomes(table.status, 'running')}, ${done} = 0, ${named(table, 'startedAt')} = now(),
          ${named(table, 'finishedAt')} = null, ${updatedAt} = now()
        where ${table.id} = ${id} and ${isOpen} and ${may} returning ${table.id}`)
      return rows.length > 0
    },

    /** A count that is not known yet is null. */
    async report(database: Database, id: string, progress: { done: number; count: number | null }): Promise<void> {
      await database.execute(sql`
        update ${table} set ${done} = ${progress.done}, ${count} = coalesce(${progress.count}, ${count}), ${updatedAt} = now()
        where ${table.id} = ${id}`)
    },

    /** Ends an import that brought nothing, or puts it back into the queue, with what it has noted as its error. */
    async end(database: Database, id: string, { status: ended, error = null }: ImportEnd): Promise<void> {
      await database.execute(sql`
        update ${table} set ${status} = ${ended}, ${failure} = ${ended === 'queued' ? failure : error},
          ${named(table, 'finishedAt')} = ${ended === 'queued' ? null : sql`now()`}, ${updatedAt} = now()
        where ${table.id} = ${id} and ${isOpen}`)
    },
  }
}
