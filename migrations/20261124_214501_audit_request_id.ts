import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** In which request something was done, and from which network. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE public.audit_log ADD COLUMN network varchar, ADD COLUMN request_id varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE public.audit_log DROP COLUMN network, DROP COLUMN request_id;`)
}
