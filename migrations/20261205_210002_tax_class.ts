import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_tax_class" AS ENUM('standard', 'reduced');
  CREATE TYPE "public"."enum__products_v_version_tax_class" AS ENUM('standard', 'reduced');
  ALTER TABLE "products" ADD COLUMN "tax_class" "enum_products_tax_class" DEFAULT 'standard';
  ALTER TABLE "_products_v" ADD COLUMN "version_tax_class" "enum__products_v_version_tax_class" DEFAULT 'standard';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "tax_class";
  ALTER TABLE "_products_v" DROP COLUMN "version_tax_class";
  DROP TYPE "public"."enum_products_tax_class";
  DROP TYPE "public"."enum__products_v_version_tax_class";`)
}
