import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An earlier price is told with its day. The days of those stored before are unknown, so they are told no more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "follow_targets" ADD COLUMN "day" date;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "follow_targets" DROP COLUMN "day";`)
}
