import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who has left, by the number at the auth server alone: to remove the account there, and so that a session from before makes
 * no new customer. The address stays only until the goodbye is sent.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table departures (
      supabase_id text primary key,
      session_ids text[] not null,
      email text,
      language text,
      departed_at timestamptz not null default now(),
      removed_at timestamptz
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table departures`)
}
