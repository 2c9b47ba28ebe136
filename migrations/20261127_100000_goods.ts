import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_composition_fibre" AS ENUM('cotton', 'wool', 'cashmere', 'linen', 'silk', 'viscose', 'lyocell', 'modal', 'polyester', 'polyamide', 'acrylic', 'elastane', 'leather', 'rubber', 'down');
  CREATE TYPE "public"."enum_products_care" AS ENUM('wash30', 'wash40', 'handWash', 'noWash', 'noBleach', 'ironLow', 'ironMedium', 'noIron', 'noTumble', 'dryClean');
  CREATE TYPE "public"."enum__products_v_version_composition_fibre" AS ENUM('cotton', 'wool', 'cashmere', 'linen', 'silk', 'viscose', 'lyocell', 'modal', 'polyester', 'polyamide', 'acrylic', 'elastane', 'leather', 'rubber', 'down');
  CREATE TYPE "public"."enum__products_v_version_care" AS ENUM('wash30', 'wash40', 'handWash', 'noWash', 'noBleach', 'ironLow', 'ironMedium', 'noIron', 'noTumble', 'dryClean');
  CREATE TABLE "products_composition" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fibre" "enum_products_composition_fibre",
  	"percent" integer
  );
  
  CREATE TABLE "products_care" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_products_care",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_composition" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"fibre" "enum__products_v_version_composition_fibre",
  	"percent" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_care" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__products_v_version_care",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "variants" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"colour_id" uuid NOT NULL,
  	"size" varchar NOT NULL,
  	"sku" varchar NOT NULL,
  	"ean" varchar,
  	"price_cents" integer,
  	"weight_grams" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "colours" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"hex" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "colours_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "manufacturers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"responsible_person" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "size_charts_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"size" varchar NOT NULL,
  	"chest" varchar,
  	"waist" varchar,
  	"hips" varchar,
  	"inseam" varchar,
  	"foot" varchar
  );
  
  CREATE TABLE "size_charts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "size_charts_locales" (
  	"name" varchar NOT NULL,
  	"how_to_measure" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "manufacturer_id" uuid;
  ALTER TABLE "products" ADD COLUMN "size_chart_id" uuid;
  ALTER TABLE "products_locales" ADD COLUMN "safety_warnings" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_manufacturer_id" uuid;
  ALTER TABLE "_products_v" ADD COLUMN "version_size_chart_id" uuid;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_safety_warnings" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "variants_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colours_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "manufacturers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "size_charts_id" uuid;
  ALTER TABLE "products_composition" ADD CONSTRAINT "products_composition_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_care" ADD CONSTRAINT "products_care_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_composition" ADD CONSTRAINT "_products_v_version_composition_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_care" ADD CONSTRAINT "_products_v_version_care_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colours_locales" ADD CONSTRAINT "colours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "size_charts_rows" ADD CONSTRAINT "size_charts_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "size_charts_locales" ADD CONSTRAINT "size_charts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_composition_order_idx" ON "products_composition" USING btree ("_order");
  CREATE INDEX "products_composition_parent_id_idx" ON "products_composition" USING btree ("_parent_id");
  CREATE INDEX "products_care_order_idx" ON "products_care" USING btree ("order");
  CREATE INDEX "products_care_parent_idx" ON "products_care" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_composition_order_idx" ON "_products_v_version_composition" USING btree ("_order");
  CREATE INDEX "_products_v_version_composition_parent_id_idx" ON "_products_v_version_composition" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_care_order_idx" ON "_products_v_version_care" USING btree ("order");
  CREATE INDEX "_products_v_version_care_parent_idx" ON "_products_v_version_care" USING btree ("parent_id");
  CREATE INDEX "variants_product_idx" ON "variants" USING btree ("product_id");
  CREATE INDEX "variants_colour_idx" ON "variants" USING btree ("colour_id");
  CREATE UNIQUE INDEX "variants_sku_idx" ON "variants" USING btree ("sku");
  CREATE INDEX "variants_updated_at_idx" ON "variants" USING btree ("updated_at");
  CREATE INDEX "variants_created_at_idx" ON "variants" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_colour_size_idx" ON "variants" USING btree ("product_id","colour_id","size");
  CREATE UNIQUE INDEX "colours_slug_idx" ON "colours" USING btree ("slug");
  CREATE INDEX "colours_updated_at_idx" ON "colours" USING btree ("updated_at");
  CREATE INDEX "colours_created_at_idx" ON "colours" USING btree ("created_at");
  CREATE UNIQUE INDEX "colours_locales_locale_parent_id_unique" ON "colours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "manufacturers_updated_at_idx" ON "manufacturers" USING btree ("updated_at");
  CREATE INDEX "manufacturers_created_at_idx" ON "manufacturers" USING btree ("created_at");
  CREATE INDEX "size_charts_rows_order_idx" ON "size_charts_rows" USING btree ("_order");
  CREATE INDEX "size_charts_rows_parent_id_idx" ON "size_charts_rows" USING btree ("_parent_id");
  CREATE INDEX "size_charts_updated_at_idx" ON "size_charts" USING btree ("updated_at");
  CREATE INDEX "size_charts_created_at_idx" ON "size_charts" USING btree ("created_at");
  CREATE UNIQUE INDEX "size_charts_locales_locale_parent_id_unique" ON "size_charts_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_size_chart_id_size_charts_id_fk" FOREIGN KEY ("size_chart_id") REFERENCES "public"."size_charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("version_manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_size_chart_id_size_charts_id_fk" FOREIGN KEY ("version_size_chart_id") REFERENCES "public"."size_charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_variants_fk" FOREIGN KEY ("variants_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manufacturers_fk" FOREIGN KEY ("manufacturers_id") REFERENCES "public"."manufacturers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_size_charts_fk" FOREIGN KEY ("size_charts_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_manufacturer_idx" ON "products" USING btree ("manufacturer_id");
  CREATE INDEX "products_size_chart_idx" ON "products" USING btree ("size_chart_id");
  CREATE INDEX "_products_v_version_version_manufacturer_idx" ON "_products_v" USING btree ("version_manufacturer_id");
  CREATE INDEX "_products_v_version_version_size_chart_idx" ON "_products_v" USING btree ("version_size_chart_id");
  CREATE INDEX "payload_locked_documents_rels_variants_id_idx" ON "payload_locked_documents_rels" USING btree ("variants_id");
  CREATE INDEX "payload_locked_documents_rels_colours_id_idx" ON "payload_locked_documents_rels" USING btree ("colours_id");
  CREATE INDEX "payload_locked_documents_rels_manufacturers_id_idx" ON "payload_locked_documents_rels" USING btree ("manufacturers_id");
  CREATE INDEX "payload_locked_documents_rels_size_charts_id_idx" ON "payload_locked_documents_rels" USING btree ("size_charts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_composition" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_care" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_composition" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_care" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manufacturers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "size_charts_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "size_charts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "size_charts_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_composition" CASCADE;
  DROP TABLE "products_care" CASCADE;
  DROP TABLE "_products_v_version_composition" CASCADE;
  DROP TABLE "_products_v_version_care" CASCADE;
  DROP TABLE "variants" CASCADE;
  DROP TABLE "colours" CASCADE;
  DROP TABLE "colours_locales" CASCADE;
  DROP TABLE "manufacturers" CASCADE;
  DROP TABLE "size_charts_rows" CASCADE;
  DROP TABLE "size_charts" CASCADE;
  DROP TABLE "size_charts_locales" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_manufacturer_id_manufacturers_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_size_chart_id_size_charts_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_manufacturer_id_manufacturers_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_size_chart_id_size_charts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_variants_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colours_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_manufacturers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_size_charts_fk";
  
  DROP INDEX "products_manufacturer_idx";
  DROP INDEX "products_size_chart_idx";
  DROP INDEX "_products_v_version_version_manufacturer_idx";
  DROP INDEX "_products_v_version_version_size_chart_idx";
  DROP INDEX "payload_locked_documents_rels_variants_id_idx";
  DROP INDEX "payload_locked_documents_rels_colours_id_idx";
  DROP INDEX "payload_locked_documents_rels_manufacturers_id_idx";
  DROP INDEX "payload_locked_documents_rels_size_charts_id_idx";
  ALTER TABLE "products" DROP COLUMN "manufacturer_id";
  ALTER TABLE "products" DROP COLUMN "size_chart_id";
  ALTER TABLE "products_locales" DROP COLUMN "safety_warnings";
  ALTER TABLE "_products_v" DROP COLUMN "version_manufacturer_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_size_chart_id";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_safety_warnings";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "variants_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colours_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "manufacturers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "size_charts_id";
  DROP TYPE "public"."enum_products_composition_fibre";
  DROP TYPE "public"."enum_products_care";
  DROP TYPE "public"."enum__products_v_version_composition_fibre";
  DROP TYPE "public"."enum__products_v_version_care";`)
}
