import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brochures_days_from" AS ENUM('pdf', 'file-name', 'last-brochure', 'unread');
  CREATE TYPE "public"."enum__brochures_v_version_days_from" AS ENUM('pdf', 'file-name', 'last-brochure', 'unread');
  ALTER TABLE "brochures" ADD COLUMN "days_from" "enum_brochures_days_from";
  ALTER TABLE "_brochures_v" ADD COLUMN "version_days_from" "enum__brochures_v_version_days_from";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brochures" DROP COLUMN "days_from";
  ALTER TABLE "_brochures_v" DROP COLUMN "version_days_from";
  DROP TYPE "public"."enum_brochures_days_from";
  DROP TYPE "public"."enum__brochures_v_version_days_from";`)
}
