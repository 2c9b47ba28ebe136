import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Finds the pages in whose blocks a medium is used (collections/content/media-uses.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index pages_blocks_idx on pages using gin (blocks) with (fastupdate = off)`)
  await db.execute(sql`create index _pages_v_version_blocks_idx on _pages_v using gin (version_blocks) with (fastupdate = off) where latest`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index _pages_v_version_blocks_idx`)
  await db.execute(sql`drop index pages_blocks_idx`)
}
