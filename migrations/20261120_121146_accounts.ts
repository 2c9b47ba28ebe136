import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_customers_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_sign_ins_level" AS ENUM('aal1', 'aal2');
  CREATE TYPE "public"."enum_data_exports_status" AS ENUM('waiting', 'running', 'ready', 'failed', 'expired');
  CREATE TYPE "public"."enum_orders_history_status" AS ENUM('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_orders_payment_method" AS ENUM('bank-transfer', 'cash-on-delivery', 'card');
  CREATE TYPE "public"."enum_returns_status" AS ENUM('requested', 'approved', 'received', 'refunded', 'refused');
  CREATE TYPE "public"."enum_returns_kind" AS ENUM('return', 'cancellation');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'published', 'refused');
  CREATE TABLE "customer_pictures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "addresses" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"street" varchar NOT NULL,
  	"street2" varchar,
  	"postcode" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"region" varchar,
  	"country" varchar DEFAULT 'BG' NOT NULL,
  	"phone" varchar,
  	"customer_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_ins" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"session_id" varchar NOT NULL,
  	"user_agent" varchar,
  	"device" varchar,
  	"place" varchar,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"level" "enum_sign_ins_level" DEFAULT 'aal1' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "data_exports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"status" "enum_data_exports_status" DEFAULT 'waiting' NOT NULL,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"ready_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"file" varchar,
  	"bytes" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"sku" varchar NOT NULL,
  	"quantity" integer,
  	"unit_price_cents" integer,
  	"vat_rate_percent" integer,
  	"picture" varchar
  );
  
  CREATE TABLE "orders_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_orders_history_status" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'placed' NOT NULL,
  	"note" varchar,
  	"customer_id" uuid,
  	"number" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"placed_at" timestamp(3) with time zone NOT NULL,
  	"payment_method" "enum_orders_payment_method" NOT NULL,
  	"shipping_method" varchar NOT NULL,
  	"subtotal_cents" integer,
  	"shipping_cents" integer,
  	"vat_cents" integer,
  	"total_cents" integer,
  	"billing_address_name" varchar NOT NULL,
  	"billing_address_company" varchar,
  	"billing_address_street" varchar NOT NULL,
  	"billing_address_street2" varchar,
  	"billing_address_postcode" varchar NOT NULL,
  	"billing_address_city" varchar NOT NULL,
  	"billing_address_region" varchar,
  	"billing_address_country" varchar DEFAULT 'BG' NOT NULL,
  	"billing_address_phone" varchar,
  	"shipping_address_name" varchar NOT NULL,
  	"shipping_address_company" varchar,
  	"shipping_address_street" varchar NOT NULL,
  	"shipping_address_street2" varchar,
  	"shipping_address_postcode" varchar NOT NULL,
  	"shipping_address_city" varchar NOT NULL,
  	"shipping_address_region" varchar,
  	"shipping_address_country" varchar DEFAULT 'BG' NOT NULL,
  	"shipping_address_phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "returns_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"sku" varchar NOT NULL,
  	"quantity" integer
  );
  
  CREATE TABLE "returns" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_returns_status" DEFAULT 'requested' NOT NULL,
  	"refund_cents" integer,
  	"decided_at" timestamp(3) with time zone,
  	"refunded_at" timestamp(3) with time zone,
  	"customer_id" uuid,
  	"number" varchar NOT NULL,
  	"order_id" uuid NOT NULL,
  	"kind" "enum_returns_kind" NOT NULL,
  	"reason" varchar,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_reviews_status" DEFAULT 'pending' NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"product_slug" varchar NOT NULL,
  	"product_title" varchar NOT NULL,
  	"rating" integer,
  	"title" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"order_id" uuid,
  	"title" varchar NOT NULL,
  	"file_id" uuid NOT NULL,
  	"available_until" timestamp(3) with time zone,
  	"download_count" integer,
  	"download_limit" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_files" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"actor" varchar NOT NULL,
  	"actor_id" varchar,
  	"action" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"details" jsonb
  );
  
  ALTER TABLE "customers" ADD COLUMN "name" varchar;
  ALTER TABLE "customers" ADD COLUMN "phone" varchar;
  ALTER TABLE "customers" ADD COLUMN "language" "enum_customers_language" DEFAULT 'bg';
  ALTER TABLE "customers" ADD COLUMN "second_factor" boolean DEFAULT false;
  ALTER TABLE "customers" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "customers" ADD COLUMN "billing_address_id" uuid;
  ALTER TABLE "customers" ADD COLUMN "shipping_address_id" uuid;
  ALTER TABLE "customers" ADD COLUMN "terms_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "deletion_due_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customer_pictures_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "addresses_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sign_ins_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "data_exports_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "orders_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "returns_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "downloads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customer_files_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" uuid;
  ALTER TABLE "customer_pictures" ADD CONSTRAINT "customer_pictures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_history" ADD CONSTRAINT "orders_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "returns_lines" ADD CONSTRAINT "returns_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "returns" ADD CONSTRAINT "returns_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_file_id_customer_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."customer_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_files" ADD CONSTRAINT "customer_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "customer_pictures_customer_idx" ON "customer_pictures" USING btree ("customer_id");
  CREATE INDEX "customer_pictures_updated_at_idx" ON "customer_pictures" USING btree ("updated_at");
  CREATE INDEX "customer_pictures_created_at_idx" ON "customer_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_pictures_filename_idx" ON "customer_pictures" USING btree ("filename");
  CREATE INDEX "addresses_customer_idx" ON "addresses" USING btree ("customer_id");
  CREATE INDEX "addresses_updated_at_idx" ON "addresses" USING btree ("updated_at");
  CREATE INDEX "addresses_created_at_idx" ON "addresses" USING btree ("created_at");
  CREATE INDEX "customer_createdAt_idx" ON "addresses" USING btree ("customer_id","created_at");
  CREATE INDEX "sign_ins_customer_idx" ON "sign_ins" USING btree ("customer_id");
  CREATE UNIQUE INDEX "sign_ins_session_id_idx" ON "sign_ins" USING btree ("session_id");
  CREATE INDEX "sign_ins_last_seen_at_idx" ON "sign_ins" USING btree ("last_seen_at");
  CREATE INDEX "sign_ins_updated_at_idx" ON "sign_ins" USING btree ("updated_at");
  CREATE INDEX "sign_ins_created_at_idx" ON "sign_ins" USING btree ("created_at");
  CREATE INDEX "customer_endedAt_idx" ON "sign_ins" USING btree ("customer_id","ended_at");
  CREATE INDEX "data_exports_customer_idx" ON "data_exports" USING btree ("customer_id");
  CREATE INDEX "data_exports_status_idx" ON "data_exports" USING btree ("status");
  CREATE INDEX "data_exports_expires_at_idx" ON "data_exports" USING btree ("expires_at");
  CREATE INDEX "data_exports_updated_at_idx" ON "data_exports" USING btree ("updated_at");
  CREATE INDEX "data_exports_created_at_idx" ON "data_exports" USING btree ("created_at");
  CREATE INDEX "customer_requestedAt_idx" ON "data_exports" USING btree ("customer_id","requested_at");
  CREATE INDEX "orders_lines_order_idx" ON "orders_lines" USING btree ("_order");
  CREATE INDEX "orders_lines_parent_id_idx" ON "orders_lines" USING btree ("_parent_id");
  CREATE INDEX "orders_history_order_idx" ON "orders_history" USING btree ("_order");
  CREATE INDEX "orders_history_parent_id_idx" ON "orders_history" USING btree ("_parent_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_placed_at_idx" ON "orders" USING btree ("placed_at");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "customer_placedAt_idx" ON "orders" USING btree ("customer_id","placed_at");
  CREATE INDEX "returns_lines_order_idx" ON "returns_lines" USING btree ("_order");
  CREATE INDEX "returns_lines_parent_id_idx" ON "returns_lines" USING btree ("_parent_id");
  CREATE INDEX "returns_status_idx" ON "returns" USING btree ("status");
  CREATE INDEX "returns_customer_idx" ON "returns" USING btree ("customer_id");
  CREATE UNIQUE INDEX "returns_number_idx" ON "returns" USING btree ("number");
  CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id");
  CREATE INDEX "returns_updated_at_idx" ON "returns" USING btree ("updated_at");
  CREATE INDEX "returns_created_at_idx" ON "returns" USING btree ("created_at");
  CREATE INDEX "customer_requestedAt_1_idx" ON "returns" USING btree ("customer_id","requested_at");
  CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status");
  CREATE INDEX "reviews_customer_idx" ON "reviews" USING btree ("customer_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "customer_createdAt_1_idx" ON "reviews" USING btree ("customer_id","created_at");
  CREATE INDEX "productSlug_status_createdAt_idx" ON "reviews" USING btree ("product_slug","status","created_at");
  CREATE INDEX "downloads_customer_idx" ON "downloads" USING btree ("customer_id");
  CREATE INDEX "downloads_order_idx" ON "downloads" USING btree ("order_id");
  CREATE INDEX "downloads_file_idx" ON "downloads" USING btree ("file_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "customer_createdAt_2_idx" ON "downloads" USING btree ("customer_id","created_at");
  CREATE INDEX "customer_files_customer_idx" ON "customer_files" USING btree ("customer_id");
  CREATE INDEX "customer_files_updated_at_idx" ON "customer_files" USING btree ("updated_at");
  CREATE INDEX "customer_files_created_at_idx" ON "customer_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_files_filename_idx" ON "customer_files" USING btree ("filename");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  ALTER TABLE "customers" ADD CONSTRAINT "customers_picture_id_customer_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."customer_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_billing_address_id_addresses_id_fk" FOREIGN KEY ("billing_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_shipping_address_id_addresses_id_fk" FOREIGN KEY ("shipping_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_pictures_fk" FOREIGN KEY ("customer_pictures_id") REFERENCES "public"."customer_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_addresses_fk" FOREIGN KEY ("addresses_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_ins_fk" FOREIGN KEY ("sign_ins_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_exports_fk" FOREIGN KEY ("data_exports_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_returns_fk" FOREIGN KEY ("returns_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_files_fk" FOREIGN KEY ("customer_files_id") REFERENCES "public"."customer_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "customers_picture_idx" ON "customers" USING btree ("picture_id");
  CREATE INDEX "customers_billing_address_idx" ON "customers" USING btree ("billing_address_id");
  CREATE INDEX "customers_shipping_address_idx" ON "customers" USING btree ("shipping_address_id");
  CREATE INDEX "customers_deletion_due_at_idx" ON "customers" USING btree ("deletion_due_at");
  CREATE INDEX "payload_locked_documents_rels_customer_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_pictures_id");
  CREATE INDEX "payload_locked_documents_rels_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("addresses_id");
  CREATE INDEX "payload_locked_documents_rels_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_ins_id");
  CREATE INDEX "payload_locked_documents_rels_data_exports_id_idx" ON "payload_locked_documents_rels" USING btree ("data_exports_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_returns_id_idx" ON "payload_locked_documents_rels" USING btree ("returns_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_customer_files_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_files_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customer_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_ins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "data_exports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "returns_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "returns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customer_pictures" CASCADE;
  DROP TABLE "addresses" CASCADE;
  DROP TABLE "sign_ins" CASCADE;
  DROP TABLE "data_exports" CASCADE;
  DROP TABLE "orders_lines" CASCADE;
  DROP TABLE "orders_history" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "returns_lines" CASCADE;
  DROP TABLE "returns" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "customer_files" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "customers" DROP CONSTRAINT IF EXISTS "customers_picture_id_customer_pictures_id_fk";
  
  ALTER TABLE "customers" DROP CONSTRAINT IF EXISTS "customers_billing_address_id_addresses_id_fk";
  
  ALTER TABLE "customers" DROP CONSTRAINT IF EXISTS "customers_shipping_address_id_addresses_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_customer_pictures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_addresses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_sign_ins_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_data_exports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_returns_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_downloads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_customer_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_audit_log_fk";
  
  DROP INDEX "customers_picture_idx";
  DROP INDEX "customers_billing_address_idx";
  DROP INDEX "customers_shipping_address_idx";
  DROP INDEX "customers_deletion_due_at_idx";
  DROP INDEX "payload_locked_documents_rels_customer_pictures_id_idx";
  DROP INDEX "payload_locked_documents_rels_addresses_id_idx";
  DROP INDEX "payload_locked_documents_rels_sign_ins_id_idx";
  DROP INDEX "payload_locked_documents_rels_data_exports_id_idx";
  DROP INDEX "payload_locked_documents_rels_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_returns_id_idx";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_downloads_id_idx";
  DROP INDEX "payload_locked_documents_rels_customer_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "customers" DROP COLUMN "name";
  ALTER TABLE "customers" DROP COLUMN "phone";
  ALTER TABLE "customers" DROP COLUMN "language";
  ALTER TABLE "customers" DROP COLUMN "second_factor";
  ALTER TABLE "customers" DROP COLUMN "picture_id";
  ALTER TABLE "customers" DROP COLUMN "billing_address_id";
  ALTER TABLE "customers" DROP COLUMN "shipping_address_id";
  ALTER TABLE "customers" DROP COLUMN "terms_accepted_at";
  ALTER TABLE "customers" DROP COLUMN "deletion_due_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customer_pictures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "addresses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sign_ins_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "data_exports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "returns_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "downloads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customer_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."enum_customers_language";
  DROP TYPE "public"."enum_sign_ins_level";
  DROP TYPE "public"."enum_data_exports_status";
  DROP TYPE "public"."enum_orders_history_status";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_payment_method";
  DROP TYPE "public"."enum_returns_status";
  DROP TYPE "public"."enum_returns_kind";
  DROP TYPE "public"."enum_reviews_status";`)
}
