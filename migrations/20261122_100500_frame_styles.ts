import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_header_style" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_site_settings_footer_style" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  ALTER TABLE "site_settings" ADD COLUMN "header_style" "enum_site_settings_header_style" DEFAULT '1' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_style" "enum_site_settings_footer_style" DEFAULT '1' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "header_style";
  ALTER TABLE "site_settings" DROP COLUMN "footer_style";
  DROP TYPE "public"."enum_site_settings_header_style";
  DROP TYPE "public"."enum_site_settings_footer_style";`)
}
