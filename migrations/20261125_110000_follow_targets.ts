import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a follow with a target price knows of it: the lowest price before the target was reached, and whether a mail has told that it
 * is, so that this is news once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "follow_targets" (
  	"follow" uuid PRIMARY KEY REFERENCES "follows" ("id") ON DELETE CASCADE,
  	"cents" integer NOT NULL,
  	"told" boolean NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "follow_targets";`)
}
