import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shipping_methods_kind" AS ENUM('address', 'office', 'locker');
  CREATE TYPE "public"."enum_orders_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_shop_settings_payment_methods" AS ENUM('cash-on-delivery', 'bank-transfer', 'card');
  ALTER TYPE "public"."enum_orders_history_status" ADD VALUE 'awaiting-payment' BEFORE 'placed';
  ALTER TYPE "public"."enum_orders_history_status" ADD VALUE 'refused' BEFORE 'cancelled';
  ALTER TYPE "public"."enum_orders_history_status" ADD VALUE 'closed';
  CREATE TABLE "shipping_methods_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to_grams" integer,
  	"price_cents" integer
  );
  
  CREATE TABLE "shipping_methods" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_shipping_methods_kind" DEFAULT 'address' NOT NULL,
  	"carrier" varchar NOT NULL,
  	"free_from_cents" integer,
  	"days_from" integer,
  	"days_to" integer,
  	"cash_on_delivery" boolean DEFAULT true,
  	"active" boolean DEFAULT true,
  	"order" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipping_methods_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "coupons" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"percent_off" integer,
  	"amount_cents" integer,
  	"valid_from" varchar NOT NULL,
  	"valid_to" varchar NOT NULL,
  	"minimum_cents" integer,
  	"max_uses" integer,
  	"one_per_person" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_settings_payment_methods" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_shop_settings_payment_methods",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "shop_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"seller_name" varchar,
  	"eik" varchar,
  	"vat_number" varchar,
  	"shop_number" varchar,
  	"address" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"return_address" varchar,
  	"iban" varchar,
  	"bic" varchar,
  	"vat_rate_percent" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_settings_locales" (
  	"guarantee_notice_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "orders" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'placed'::text;
  DROP TYPE "public"."enum_orders_status";
  CREATE TYPE "public"."enum_orders_status" AS ENUM('awaiting-payment', 'placed', 'closed', 'cancelled');
  ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'placed'::"public"."enum_orders_status";
  ALTER TABLE "orders" ALTER COLUMN "status" SET DATA TYPE "public"."enum_orders_status" USING (CASE "status"
    WHEN 'paid' THEN 'placed' WHEN 'packed' THEN 'placed' WHEN 'shipped' THEN 'placed'
    WHEN 'delivered' THEN CASE WHEN "placed_at" < now() - interval '40 days' THEN 'closed' ELSE 'placed' END
    ELSE "status" END)::"public"."enum_orders_status";
  ALTER TABLE "orders_lines" ADD COLUMN "variant" varchar;
  ALTER TABLE "orders_lines" ADD COLUMN "colour" varchar;
  ALTER TABLE "orders_lines" ADD COLUMN "size" varchar;
  ALTER TABLE "orders_lines" ADD COLUMN "discount_cents" integer;
  ALTER TABLE "orders" ADD COLUMN "language" "enum_orders_language";
  ALTER TABLE "orders" ADD COLUMN "checkout_key" varchar;
  ALTER TABLE "orders" ADD COLUMN "payment_due_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "carrier" varchar;
  ALTER TABLE "orders" ADD COLUMN "pickup_point" varchar;
  ALTER TABLE "orders" ADD COLUMN "delivery_from" varchar;
  ALTER TABLE "orders" ADD COLUMN "delivery_to" varchar;
  ALTER TABLE "orders" ADD COLUMN "coupon_code" varchar;
  ALTER TABLE "orders" ADD COLUMN "customer_note" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_company" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_eik" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_vat_number" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_address" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shipping_methods_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "coupons_id" uuid;
  ALTER TABLE "shipping_methods_rates" ADD CONSTRAINT "shipping_methods_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipping_methods_locales" ADD CONSTRAINT "shipping_methods_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_payment_methods" ADD CONSTRAINT "shop_settings_payment_methods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_locales" ADD CONSTRAINT "shop_settings_locales_guarantee_notice_id_media_id_fk" FOREIGN KEY ("guarantee_notice_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_settings_locales" ADD CONSTRAINT "shop_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shipping_methods_rates_order_idx" ON "shipping_methods_rates" USING btree ("_order");
  CREATE INDEX "shipping_methods_rates_parent_id_idx" ON "shipping_methods_rates" USING btree ("_parent_id");
  CREATE INDEX "shipping_methods_updated_at_idx" ON "shipping_methods" USING btree ("updated_at");
  CREATE INDEX "shipping_methods_created_at_idx" ON "shipping_methods" USING btree ("created_at");
  CREATE UNIQUE INDEX "shipping_methods_locales_locale_parent_id_unique" ON "shipping_methods_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "coupons_code_idx" ON "coupons" USING btree ("code");
  CREATE INDEX "coupons_valid_from_idx" ON "coupons" USING btree ("valid_from");
  CREATE INDEX "coupons_valid_to_idx" ON "coupons" USING btree ("valid_to");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE INDEX "shop_settings_payment_methods_order_idx" ON "shop_settings_payment_methods" USING btree ("order");
  CREATE INDEX "shop_settings_payment_methods_parent_idx" ON "shop_settings_payment_methods" USING btree ("parent_id");
  CREATE INDEX "shop_settings_guarantee_notice_idx" ON "shop_settings_locales" USING btree ("guarantee_notice_id","_locale");
  CREATE UNIQUE INDEX "shop_settings_locales_locale_parent_id_unique" ON "shop_settings_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shipping_methods_fk" FOREIGN KEY ("shipping_methods_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "orders_checkout_key_idx" ON "orders" USING btree ("checkout_key");
  CREATE INDEX "orders_delivery_from_idx" ON "orders" USING btree ("delivery_from");
  CREATE INDEX "orders_delivery_to_idx" ON "orders" USING btree ("delivery_to");
  CREATE INDEX "payload_locked_documents_rels_shipping_methods_id_idx" ON "payload_locked_documents_rels" USING btree ("shipping_methods_id");
  CREATE INDEX "payload_locked_documents_rels_coupons_id_idx" ON "payload_locked_documents_rels" USING btree ("coupons_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shipping_methods_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shipping_methods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shipping_methods_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coupons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_settings_payment_methods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_settings_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shipping_methods_rates" CASCADE;
  DROP TABLE "shipping_methods" CASCADE;
  DROP TABLE "shipping_methods_locales" CASCADE;
  DROP TABLE "coupons" CASCADE;
  DROP TABLE "shop_settings_payment_methods" CASCADE;
  DROP TABLE "shop_settings" CASCADE;
  DROP TABLE "shop_settings_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shipping_methods_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_coupons_fk";
  
  DELETE FROM "orders_history" WHERE "status" IN ('awaiting-payment', 'refused', 'closed');
  ALTER TABLE "orders_history" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_orders_history_status";
  CREATE TYPE "public"."enum_orders_history_status" AS ENUM('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled');
  ALTER TABLE "orders_history" ALTER COLUMN "status" SET DATA TYPE "public"."enum_orders_history_status" USING "status"::"public"."enum_orders_history_status";
  ALTER TABLE "orders" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'placed'::text;
  DROP TYPE "public"."enum_orders_status";
  CREATE TYPE "public"."enum_orders_status" AS ENUM('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled');
  ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'placed'::"public"."enum_orders_status";
  ALTER TABLE "orders" ALTER COLUMN "status" SET DATA TYPE "public"."enum_orders_status" USING (CASE "status"
    WHEN 'awaiting-payment' THEN 'placed' WHEN 'closed' THEN 'delivered' ELSE "status" END)::"public"."enum_orders_status";
  DROP INDEX "orders_checkout_key_idx";
  DROP INDEX "orders_delivery_from_idx";
  DROP INDEX "orders_delivery_to_idx";
  DROP INDEX "payload_locked_documents_rels_shipping_methods_id_idx";
  DROP INDEX "payload_locked_documents_rels_coupons_id_idx";
  ALTER TABLE "orders_lines" DROP COLUMN "variant";
  ALTER TABLE "orders_lines" DROP COLUMN "colour";
  ALTER TABLE "orders_lines" DROP COLUMN "size";
  ALTER TABLE "orders_lines" DROP COLUMN "discount_cents";
  ALTER TABLE "orders" DROP COLUMN "language";
  ALTER TABLE "orders" DROP COLUMN "checkout_key";
  ALTER TABLE "orders" DROP COLUMN "payment_due_at";
  ALTER TABLE "orders" DROP COLUMN "carrier";
  ALTER TABLE "orders" DROP COLUMN "pickup_point";
  ALTER TABLE "orders" DROP COLUMN "delivery_from";
  ALTER TABLE "orders" DROP COLUMN "delivery_to";
  ALTER TABLE "orders" DROP COLUMN "coupon_code";
  ALTER TABLE "orders" DROP COLUMN "customer_note";
  ALTER TABLE "orders" DROP COLUMN "invoice_company";
  ALTER TABLE "orders" DROP COLUMN "invoice_eik";
  ALTER TABLE "orders" DROP COLUMN "invoice_vat_number";
  ALTER TABLE "orders" DROP COLUMN "invoice_address";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shipping_methods_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "coupons_id";
  DROP TYPE "public"."enum_shipping_methods_kind";
  DROP TYPE "public"."enum_orders_language";
  DROP TYPE "public"."enum_shop_settings_payment_methods";`)
}
