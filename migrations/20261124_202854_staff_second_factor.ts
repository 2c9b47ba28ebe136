import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "require_second_factor" boolean DEFAULT false;`)
  // Beside the collection: the CMS shows neither the encrypted secret nor the hashes of the recovery codes to anybody.
  await db.execute(sql`
    create table staff_second_factors (
      user_id uuid primary key references users (id) on delete cascade,
      secret text not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      recovery_codes text[] not null default '{}'
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table staff_second_factors`)
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "require_second_factor";`)
}
