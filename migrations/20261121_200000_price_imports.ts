import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_imports_status" AS ENUM('queued', 'running', 'done', 'failed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'importPrices' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'importPrices' BEFORE 'schedulePublish';
  CREATE TABLE "price_imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"source" varchar,
  	"day" varchar,
  	"dry_run" boolean DEFAULT false,
  	"status" "enum_price_imports_status" DEFAULT 'queued' NOT NULL,
  	"files_done" integer,
  	"file_count" integer,
  	"chain" varchar,
  	"error" varchar,
  	"rows_read" integer,
  	"rows_rejected" integer,
  	"flag_count" integer,
  	"report" jsonb,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_imports_id" uuid;
  CREATE INDEX "price_imports_day_idx" ON "price_imports" USING btree ("day");
  CREATE INDEX "price_imports_status_idx" ON "price_imports" USING btree ("status");
  CREATE INDEX "price_imports_updated_at_idx" ON "price_imports" USING btree ("updated_at");
  CREATE INDEX "price_imports_created_at_idx" ON "price_imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "price_imports_filename_idx" ON "price_imports" USING btree ("filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_imports_fk" FOREIGN KEY ("price_imports_id") REFERENCES "public"."price_imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_price_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("price_imports_id");

  CREATE TABLE "prices"."rejected_rows" (
  	"import_id" uuid NOT NULL REFERENCES "price_imports" ("id") ON DELETE CASCADE,
  	"file" text NOT NULL,
  	"line" integer NOT NULL,
  	"reason" text NOT NULL,
  	"content" text NOT NULL,
  	PRIMARY KEY ("import_id", "file", "line")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "prices"."rejected_rows";
   ALTER TABLE "price_imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "price_imports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_imports_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'importBrochure', 'writeDataExport', 'mailCustomer', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'importBrochure', 'writeDataExport', 'mailCustomer', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_price_imports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_imports_id";
  DROP TYPE "public"."enum_price_imports_status";`)
}
