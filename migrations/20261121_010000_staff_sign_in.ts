import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A staff account may belong to somebody of the auth server; wrong passwords are counted in rate_limits, not beside the account. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table users add column supabase_id varchar;
    create unique index users_supabase_id_idx on users using btree (supabase_id);
    alter table users drop column login_attempts;
    alter table users drop column lock_until;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table users add column login_attempts numeric default 0;
    alter table users add column lock_until timestamp(3) with time zone;
    drop index users_supabase_id_idx;
    alter table users drop column supabase_id;
  `)
}
