import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When somebody was reminded of a transfer that had not come. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE shop.payments ADD COLUMN reminded_at timestamptz`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE shop.payments DROP COLUMN reminded_at`)
}
