import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { parts } from './baseline/parts.ts'

/**
 * The schema as it was when the steps that had led to it were united (decision 89). The tables of the worker are made by
 * its library, and here, so that a web server can enqueue before any worker has run (decision 43).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { runMigrations } = await import(/* turbopackIgnore: true */ 'graphile-worker')
  await runMigrations({ connectionString: process.env.DATABASE_URL ?? '' })
  for (const part of parts) await db.execute(part)
}

/** No step is older, so that nothing of the database remains. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP SCHEMA editorial, graphile_worker, prices, proposals, search, shop, public CASCADE;
    CREATE SCHEMA public;
  `)
}
