import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** In which language a member of staff last signed in, for mails about their account. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE public.enum_users_language AS ENUM ('bg', 'de', 'en', 'ru');
    ALTER TABLE public.users ADD COLUMN language public.enum_users_language;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE public.users DROP COLUMN language;
    DROP TYPE public.enum_users_language;`)
}
