import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_layout" AS ENUM('default', 'carousel', 'thumbnail', 'full-width', 'grid-media');
  CREATE TYPE "public"."enum__products_v_version_layout" AS ENUM('default', 'carousel', 'thumbnail', 'full-width', 'grid-media');
  ALTER TABLE "products" ADD COLUMN "layout" "enum_products_layout" DEFAULT 'default';
  ALTER TABLE "_products_v" ADD COLUMN "version_layout" "enum__products_v_version_layout" DEFAULT 'default';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "layout";
  ALTER TABLE "_products_v" DROP COLUMN "version_layout";
  DROP TYPE "public"."enum_products_layout";
  DROP TYPE "public"."enum__products_v_version_layout";`)
}
