import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_groups_base_unit" AS ENUM('kg', 'l', 'piece');
  CREATE TYPE "public"."enum_product_groups_verdict_rule" AS ENUM('none', 'medicine', 'tobacco', 'infant-formula');
  CREATE TABLE "product_groups" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"number" integer,
  	"base_unit" "enum_product_groups_base_unit" NOT NULL,
  	"perishable" boolean DEFAULT false,
  	"verdict_rule" "enum_product_groups_verdict_rule" DEFAULT 'none' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_groups_locales" (
  	"title" varchar NOT NULL,
  	"synonyms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_groups_id" uuid;
  ALTER TABLE "product_groups_locales" ADD CONSTRAINT "product_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "product_groups_slug_idx" ON "product_groups" USING btree ("slug");
  CREATE UNIQUE INDEX "product_groups_number_idx" ON "product_groups" USING btree ("number");
  CREATE INDEX "product_groups_updated_at_idx" ON "product_groups" USING btree ("updated_at");
  CREATE INDEX "product_groups_created_at_idx" ON "product_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_groups_locales_locale_parent_id_unique" ON "product_groups_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_groups_fk" FOREIGN KEY ("product_groups_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_product_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("product_groups_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_groups_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "product_groups" CASCADE;
  DROP TABLE "product_groups_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_groups_fk";
  
  DROP INDEX "payload_locked_documents_rels_product_groups_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_groups_id";
  DROP TYPE "public"."enum_product_groups_base_unit";
  DROP TYPE "public"."enum_product_groups_verdict_rule";`)
}
