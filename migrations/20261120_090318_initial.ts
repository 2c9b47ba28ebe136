import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres"

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_brochures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brochures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brochures_v_published_locale" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_offers_unit" AS ENUM('kg', 'l', 'piece');
  CREATE TYPE "public"."enum_retailers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__retailers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__retailers_v_published_locale" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_stores_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_imports_status" AS ENUM('queued', 'running', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'importBrochure', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'importBrochure', 'schedulePublish');
  CREATE TABLE "brochures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"valid_from" varchar,
  	"valid_to" varchar,
  	"file_id" uuid,
  	"active_import_id" uuid,
  	"slug" varchar,
  	"retailer_id" uuid,
  	"category_id" uuid,
  	"allow_download" boolean DEFAULT false,
  	"website" varchar,
  	"contact_email" varchar,
  	"contact_phone" varchar,
  	"contact_address" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brochures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "brochures_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "brochures_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brochures_id" uuid
  );
  
  CREATE TABLE "_brochures_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_valid_from" varchar,
  	"version_valid_to" varchar,
  	"version_file_id" uuid,
  	"version_active_import_id" uuid,
  	"version_slug" varchar,
  	"version_retailer_id" uuid,
  	"version_category_id" uuid,
  	"version_allow_download" boolean DEFAULT false,
  	"version_website" varchar,
  	"version_contact_email" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_address" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brochures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brochures_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brochures_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_brochures_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brochures_id" uuid
  );
  
  CREATE TABLE "offers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"brochure_id" uuid NOT NULL,
  	"page_number" integer,
  	"title" varchar NOT NULL,
  	"brand" varchar,
  	"pack_size" varchar,
  	"price_cents" integer,
  	"old_price_cents" integer,
  	"unit_price_cents" integer,
  	"unit" "enum_offers_unit",
  	"loyalty_only" boolean DEFAULT false,
  	"valid_from" varchar,
  	"valid_to" varchar,
  	"box_x" numeric,
  	"box_y" numeric,
  	"box_width" numeric,
  	"box_height" numeric,
  	"retailer_id" uuid,
  	"category_id" uuid,
  	"current_from" varchar,
  	"current_to" varchar,
  	"published" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retailers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"colour" varchar DEFAULT '#334155',
  	"logo_id" uuid,
  	"website" varchar,
  	"contact_email" varchar,
  	"contact_phone" varchar,
  	"contact_address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_retailers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "retailers_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "retailers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_retailers_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_colour" varchar DEFAULT '#334155',
  	"version_logo_id" uuid,
  	"version_website" varchar,
  	"version_contact_email" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_address" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__retailers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__retailers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_retailers_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_retailers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "stores_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_stores_hours_day" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "stores" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"retailer_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"town" varchar NOT NULL,
  	"settlement" varchar,
  	"address" varchar NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"icon" varchar NOT NULL,
  	"order" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "brochure_files" (
  	"id" uuid PRIMARY KEY NOT NULL,
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
  
  CREATE TABLE "brochure_pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"import_id" uuid NOT NULL,
  	"brochure_id" uuid NOT NULL,
  	"number" integer,
  	"position" integer,
  	"hidden" boolean DEFAULT false,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL,
  	"placeholder" varchar NOT NULL,
  	"text" varchar,
  	"links" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brochure_pages_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"brochure_id" uuid NOT NULL,
  	"file_id" uuid NOT NULL,
  	"status" "enum_imports_status" DEFAULT 'queued' NOT NULL,
  	"pages_done" integer,
  	"page_count" integer,
  	"error" varchar,
  	"warnings" jsonb,
  	"hash" varchar,
  	"cancel_requested" boolean DEFAULT false,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
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
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"status" "enum_redirects_status" DEFAULT '308' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brochures_id" uuid,
  	"retailers_id" uuid
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "customers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"supabase_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brochures_id" uuid,
  	"offers_id" uuid,
  	"retailers_id" uuid,
  	"stores_id" uuid,
  	"categories_id" uuid,
  	"brochure_files_id" uuid,
  	"brochure_pages_id" uuid,
  	"imports_id" uuid,
  	"media_id" uuid,
  	"redirects_id" uuid,
  	"users_id" uuid,
  	"customers_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"customers_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"company_name" varchar DEFAULT 'Broshura' NOT NULL,
  	"company_address" varchar,
  	"contact_email" varchar,
  	"group_name" varchar,
  	"group_website" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"tagline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_file_id_brochure_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."brochure_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_active_import_id_imports_id_fk" FOREIGN KEY ("active_import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures_locales" ADD CONSTRAINT "brochures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brochures_rels" ADD CONSTRAINT "brochures_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brochures_rels" ADD CONSTRAINT "brochures_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_parent_id_brochures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_file_id_brochure_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."brochure_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_active_import_id_imports_id_fk" FOREIGN KEY ("version_active_import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_retailer_id_retailers_id_fk" FOREIGN KEY ("version_retailer_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v_locales" ADD CONSTRAINT "_brochures_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brochures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brochures_v_rels" ADD CONSTRAINT "_brochures_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brochures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brochures_v_rels" ADD CONSTRAINT "_brochures_v_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_brochure_id_brochures_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "retailers" ADD CONSTRAINT "retailers_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "retailers_locales" ADD CONSTRAINT "retailers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "retailers_rels" ADD CONSTRAINT "retailers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "retailers_rels" ADD CONSTRAINT "retailers_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_retailers_v" ADD CONSTRAINT "_retailers_v_parent_id_retailers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_retailers_v" ADD CONSTRAINT "_retailers_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_retailers_v_locales" ADD CONSTRAINT "_retailers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_retailers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_retailers_v_rels" ADD CONSTRAINT "_retailers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_retailers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_retailers_v_rels" ADD CONSTRAINT "_retailers_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_hours" ADD CONSTRAINT "stores_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores" ADD CONSTRAINT "stores_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brochure_pages" ADD CONSTRAINT "brochure_pages_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochure_pages" ADD CONSTRAINT "brochure_pages_brochure_id_brochures_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochure_pages_locales" ADD CONSTRAINT "brochure_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brochure_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_brochure_id_brochures_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_file_id_brochure_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."brochure_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_retailers_fk" FOREIGN KEY ("retailers_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_retailers_fk" FOREIGN KEY ("retailers_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochure_files_fk" FOREIGN KEY ("brochure_files_id") REFERENCES "public"."brochure_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochure_pages_fk" FOREIGN KEY ("brochure_pages_id") REFERENCES "public"."brochure_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brochures_valid_from_idx" ON "brochures" USING btree ("valid_from");
  CREATE INDEX "brochures_valid_to_idx" ON "brochures" USING btree ("valid_to");
  CREATE INDEX "brochures_file_idx" ON "brochures" USING btree ("file_id");
  CREATE INDEX "brochures_active_import_idx" ON "brochures" USING btree ("active_import_id");
  CREATE UNIQUE INDEX "brochures_slug_idx" ON "brochures" USING btree ("slug");
  CREATE INDEX "brochures_retailer_idx" ON "brochures" USING btree ("retailer_id");
  CREATE INDEX "brochures_category_idx" ON "brochures" USING btree ("category_id");
  CREATE INDEX "brochures_published_at_idx" ON "brochures" USING btree ("published_at");
  CREATE INDEX "brochures_updated_at_idx" ON "brochures" USING btree ("updated_at");
  CREATE INDEX "brochures_created_at_idx" ON "brochures" USING btree ("created_at");
  CREATE INDEX "brochures__status_idx" ON "brochures" USING btree ("_status");
  CREATE INDEX "category_validTo_idx" ON "brochures" USING btree ("category_id","valid_to");
  CREATE INDEX "retailer_validTo_idx" ON "brochures" USING btree ("retailer_id","valid_to");
  CREATE UNIQUE INDEX "brochures_locales_locale_parent_id_unique" ON "brochures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brochures_rels_order_idx" ON "brochures_rels" USING btree ("order");
  CREATE INDEX "brochures_rels_parent_idx" ON "brochures_rels" USING btree ("parent_id");
  CREATE INDEX "brochures_rels_path_idx" ON "brochures_rels" USING btree ("path");
  CREATE INDEX "brochures_rels_brochures_id_idx" ON "brochures_rels" USING btree ("brochures_id");
  CREATE INDEX "_brochures_v_parent_idx" ON "_brochures_v" USING btree ("parent_id");
  CREATE INDEX "_brochures_v_version_version_valid_from_idx" ON "_brochures_v" USING btree ("version_valid_from");
  CREATE INDEX "_brochures_v_version_version_valid_to_idx" ON "_brochures_v" USING btree ("version_valid_to");
  CREATE INDEX "_brochures_v_version_version_file_idx" ON "_brochures_v" USING btree ("version_file_id");
  CREATE INDEX "_brochures_v_version_version_active_import_idx" ON "_brochures_v" USING btree ("version_active_import_id");
  CREATE INDEX "_brochures_v_version_version_slug_idx" ON "_brochures_v" USING btree ("version_slug");
  CREATE INDEX "_brochures_v_version_version_retailer_idx" ON "_brochures_v" USING btree ("version_retailer_id");
  CREATE INDEX "_brochures_v_version_version_category_idx" ON "_brochures_v" USING btree ("version_category_id");
  CREATE INDEX "_brochures_v_version_version_published_at_idx" ON "_brochures_v" USING btree ("version_published_at");
  CREATE INDEX "_brochures_v_version_version_updated_at_idx" ON "_brochures_v" USING btree ("version_updated_at");
  CREATE INDEX "_brochures_v_version_version_created_at_idx" ON "_brochures_v" USING btree ("version_created_at");
  CREATE INDEX "_brochures_v_version_version__status_idx" ON "_brochures_v" USING btree ("version__status");
  CREATE INDEX "_brochures_v_created_at_idx" ON "_brochures_v" USING btree ("created_at");
  CREATE INDEX "_brochures_v_updated_at_idx" ON "_brochures_v" USING btree ("updated_at");
  CREATE INDEX "_brochures_v_snapshot_idx" ON "_brochures_v" USING btree ("snapshot");
  CREATE INDEX "_brochures_v_published_locale_idx" ON "_brochures_v" USING btree ("published_locale");
  CREATE INDEX "_brochures_v_latest_idx" ON "_brochures_v" USING btree ("latest");
  CREATE INDEX "_brochures_v_autosave_idx" ON "_brochures_v" USING btree ("autosave");
  CREATE INDEX "version_category_version_validTo_idx" ON "_brochures_v" USING btree ("version_category_id","version_valid_to");
  CREATE INDEX "version_retailer_version_validTo_idx" ON "_brochures_v" USING btree ("version_retailer_id","version_valid_to");
  CREATE UNIQUE INDEX "_brochures_v_locales_locale_parent_id_unique" ON "_brochures_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brochures_v_rels_order_idx" ON "_brochures_v_rels" USING btree ("order");
  CREATE INDEX "_brochures_v_rels_parent_idx" ON "_brochures_v_rels" USING btree ("parent_id");
  CREATE INDEX "_brochures_v_rels_path_idx" ON "_brochures_v_rels" USING btree ("path");
  CREATE INDEX "_brochures_v_rels_brochures_id_idx" ON "_brochures_v_rels" USING btree ("brochures_id");
  CREATE INDEX "offers_brochure_idx" ON "offers" USING btree ("brochure_id");
  CREATE INDEX "offers_valid_from_idx" ON "offers" USING btree ("valid_from");
  CREATE INDEX "offers_valid_to_idx" ON "offers" USING btree ("valid_to");
  CREATE INDEX "offers_retailer_idx" ON "offers" USING btree ("retailer_id");
  CREATE INDEX "offers_category_idx" ON "offers" USING btree ("category_id");
  CREATE INDEX "offers_current_to_idx" ON "offers" USING btree ("current_to");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "brochure_pageNumber_idx" ON "offers" USING btree ("brochure_id","page_number");
  CREATE UNIQUE INDEX "retailers_slug_idx" ON "retailers" USING btree ("slug");
  CREATE INDEX "retailers_logo_idx" ON "retailers" USING btree ("logo_id");
  CREATE INDEX "retailers_updated_at_idx" ON "retailers" USING btree ("updated_at");
  CREATE INDEX "retailers_created_at_idx" ON "retailers" USING btree ("created_at");
  CREATE INDEX "retailers__status_idx" ON "retailers" USING btree ("_status");
  CREATE UNIQUE INDEX "retailers_locales_locale_parent_id_unique" ON "retailers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "retailers_rels_order_idx" ON "retailers_rels" USING btree ("order");
  CREATE INDEX "retailers_rels_parent_idx" ON "retailers_rels" USING btree ("parent_id");
  CREATE INDEX "retailers_rels_path_idx" ON "retailers_rels" USING btree ("path");
  CREATE INDEX "retailers_rels_categories_id_idx" ON "retailers_rels" USING btree ("categories_id");
  CREATE INDEX "_retailers_v_parent_idx" ON "_retailers_v" USING btree ("parent_id");
  CREATE INDEX "_retailers_v_version_version_slug_idx" ON "_retailers_v" USING btree ("version_slug");
  CREATE INDEX "_retailers_v_version_version_logo_idx" ON "_retailers_v" USING btree ("version_logo_id");
  CREATE INDEX "_retailers_v_version_version_updated_at_idx" ON "_retailers_v" USING btree ("version_updated_at");
  CREATE INDEX "_retailers_v_version_version_created_at_idx" ON "_retailers_v" USING btree ("version_created_at");
  CREATE INDEX "_retailers_v_version_version__status_idx" ON "_retailers_v" USING btree ("version__status");
  CREATE INDEX "_retailers_v_created_at_idx" ON "_retailers_v" USING btree ("created_at");
  CREATE INDEX "_retailers_v_updated_at_idx" ON "_retailers_v" USING btree ("updated_at");
  CREATE INDEX "_retailers_v_snapshot_idx" ON "_retailers_v" USING btree ("snapshot");
  CREATE INDEX "_retailers_v_published_locale_idx" ON "_retailers_v" USING btree ("published_locale");
  CREATE INDEX "_retailers_v_latest_idx" ON "_retailers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_retailers_v_locales_locale_parent_id_unique" ON "_retailers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_retailers_v_rels_order_idx" ON "_retailers_v_rels" USING btree ("order");
  CREATE INDEX "_retailers_v_rels_parent_idx" ON "_retailers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_retailers_v_rels_path_idx" ON "_retailers_v_rels" USING btree ("path");
  CREATE INDEX "_retailers_v_rels_categories_id_idx" ON "_retailers_v_rels" USING btree ("categories_id");
  CREATE INDEX "stores_hours_order_idx" ON "stores_hours" USING btree ("_order");
  CREATE INDEX "stores_hours_parent_id_idx" ON "stores_hours" USING btree ("_parent_id");
  CREATE INDEX "stores_retailer_idx" ON "stores" USING btree ("retailer_id");
  CREATE INDEX "stores_settlement_idx" ON "stores" USING btree ("settlement");
  CREATE INDEX "stores_updated_at_idx" ON "stores" USING btree ("updated_at");
  CREATE INDEX "stores_created_at_idx" ON "stores" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brochure_files_updated_at_idx" ON "brochure_files" USING btree ("updated_at");
  CREATE INDEX "brochure_files_created_at_idx" ON "brochure_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "brochure_files_filename_idx" ON "brochure_files" USING btree ("filename");
  CREATE INDEX "brochure_pages_import_idx" ON "brochure_pages" USING btree ("import_id");
  CREATE INDEX "brochure_pages_brochure_idx" ON "brochure_pages" USING btree ("brochure_id");
  CREATE INDEX "brochure_pages_updated_at_idx" ON "brochure_pages" USING btree ("updated_at");
  CREATE INDEX "brochure_pages_created_at_idx" ON "brochure_pages" USING btree ("created_at");
  CREATE INDEX "import_position_idx" ON "brochure_pages" USING btree ("import_id","position");
  CREATE UNIQUE INDEX "brochure_pages_locales_locale_parent_id_unique" ON "brochure_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "imports_brochure_idx" ON "imports" USING btree ("brochure_id");
  CREATE INDEX "imports_file_idx" ON "imports" USING btree ("file_id");
  CREATE INDEX "imports_status_idx" ON "imports" USING btree ("status");
  CREATE INDEX "imports_hash_idx" ON "imports" USING btree ("hash");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_brochures_id_idx" ON "redirects_rels" USING btree ("brochures_id");
  CREATE INDEX "redirects_rels_retailers_id_idx" ON "redirects_rels" USING btree ("retailers_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE UNIQUE INDEX "customers_supabase_id_idx" ON "customers" USING btree ("supabase_id");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_brochures_id_idx" ON "payload_locked_documents_rels" USING btree ("brochures_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_retailers_id_idx" ON "payload_locked_documents_rels" USING btree ("retailers_id");
  CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "payload_locked_documents_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_brochure_files_id_idx" ON "payload_locked_documents_rels" USING btree ("brochure_files_id");
  CREATE INDEX "payload_locked_documents_rels_brochure_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("brochure_pages_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_texts_locale_parent" ON "site_settings_texts" USING btree ("locale","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brochures" CASCADE;
  DROP TABLE "brochures_locales" CASCADE;
  DROP TABLE "brochures_rels" CASCADE;
  DROP TABLE "_brochures_v" CASCADE;
  DROP TABLE "_brochures_v_locales" CASCADE;
  DROP TABLE "_brochures_v_rels" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "retailers" CASCADE;
  DROP TABLE "retailers_locales" CASCADE;
  DROP TABLE "retailers_rels" CASCADE;
  DROP TABLE "_retailers_v" CASCADE;
  DROP TABLE "_retailers_v_locales" CASCADE;
  DROP TABLE "_retailers_v_rels" CASCADE;
  DROP TABLE "stores_hours" CASCADE;
  DROP TABLE "stores" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "brochure_files" CASCADE;
  DROP TABLE "brochure_pages" CASCADE;
  DROP TABLE "brochure_pages_locales" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_brochures_status";
  DROP TYPE "public"."enum__brochures_v_version_status";
  DROP TYPE "public"."enum__brochures_v_published_locale";
  DROP TYPE "public"."enum_offers_unit";
  DROP TYPE "public"."enum_retailers_status";
  DROP TYPE "public"."enum__retailers_v_version_status";
  DROP TYPE "public"."enum__retailers_v_published_locale";
  DROP TYPE "public"."enum_stores_hours_day";
  DROP TYPE "public"."enum_imports_status";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
