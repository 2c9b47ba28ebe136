import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Multi-buy prices and deposits of offers, and what a page prints of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_offers_multi_buy_kind" AS ENUM('amount', 'free', 'percent');
  ALTER TABLE "offers" ADD COLUMN "multi_buy_kind" "enum_offers_multi_buy_kind";
  ALTER TABLE "offers" ADD COLUMN "multi_buy_pieces" integer;
  ALTER TABLE "offers" ADD COLUMN "multi_buy_amount_cents" integer;
  ALTER TABLE "offers" ADD COLUMN "multi_buy_free" integer;
  ALTER TABLE "offers" ADD COLUMN "multi_buy_percent_off" integer;
  ALTER TABLE "offers" ADD COLUMN "deposit_cents" integer;
  ALTER TABLE proposals.offers ADD COLUMN multi_buy jsonb, ADD COLUMN deposit_cents integer,
    ADD COLUMN printed_terms text[] NOT NULL DEFAULT '{}';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" DROP COLUMN "multi_buy_kind";
  ALTER TABLE "offers" DROP COLUMN "multi_buy_pieces";
  ALTER TABLE "offers" DROP COLUMN "multi_buy_amount_cents";
  ALTER TABLE "offers" DROP COLUMN "multi_buy_free";
  ALTER TABLE "offers" DROP COLUMN "multi_buy_percent_off";
  ALTER TABLE "offers" DROP COLUMN "deposit_cents";
  DROP TYPE "public"."enum_offers_multi_buy_kind";
  ALTER TABLE proposals.offers DROP COLUMN multi_buy, DROP COLUMN deposit_cents, DROP COLUMN printed_terms;`)
}
