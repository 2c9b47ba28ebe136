import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The counts of src/server/rate-limit.ts, which all processes share. Unlogged: after a crash of the database they begin anew. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`)
  // Somebody may have a phone number only.
  await db.execute(sql`alter table customers alter column email drop not null`)
  await db.execute(sql`create index rate_limits_expire on rate_limits (expire)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table rate_limits`)
  await db.execute(sql`alter table customers alter column email set not null`)
}
