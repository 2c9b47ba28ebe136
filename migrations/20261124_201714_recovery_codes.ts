import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What lets somebody in who has lost their second factor (decision 0036). Only hashes; a used code is gone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table recovery_codes (
      customer_id uuid not null references customers (id) on delete cascade,
      hash text not null,
      primary key (customer_id, hash)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table recovery_codes`)
}
