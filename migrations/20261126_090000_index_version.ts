import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The version that has written the search index: none yet, so that a worker rebuilds it (`src/server/search-index/rebuild.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE search.index_version (version integer NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search.index_version`)
}
