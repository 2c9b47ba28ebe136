import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_withdrawal_exception" AS ENUM('hygiene', 'made-to-order');
  CREATE TYPE "public"."enum__products_v_version_withdrawal_exception" AS ENUM('hygiene', 'made-to-order');
  CREATE TYPE "public"."enum_orders_lines_withdrawal_exception" AS ENUM('hygiene', 'made-to-order');
  ALTER TABLE "products" ADD COLUMN "withdrawal_exception" "enum_products_withdrawal_exception";
  ALTER TABLE "_products_v" ADD COLUMN "version_withdrawal_exception" "enum__products_v_version_withdrawal_exception";
  ALTER TABLE "coupons" ADD COLUMN "is_public" boolean DEFAULT false;
  ALTER TABLE "orders_lines" ADD COLUMN "withdrawal_exception" "enum_orders_lines_withdrawal_exception";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "withdrawal_exception";
  ALTER TABLE "_products_v" DROP COLUMN "version_withdrawal_exception";
  ALTER TABLE "coupons" DROP COLUMN "is_public";
  ALTER TABLE "orders_lines" DROP COLUMN "withdrawal_exception";
  DROP TYPE "public"."enum_products_withdrawal_exception";
  DROP TYPE "public"."enum__products_v_version_withdrawal_exception";
  DROP TYPE "public"."enum_orders_lines_withdrawal_exception";`)
}
