import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a document said when its publication was scheduled; null for what was scheduled before this was known. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE editorial.schedules ADD COLUMN planned_state text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE editorial.schedules DROP COLUMN planned_state;`)
}
