import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Changes that wait for their hour, of every collection that has drafts. Until now they were jobs of Payload's queue, which
 * keeps no reason of a failure and takes any hour; what waits there, or failed, comes along, and that queue goes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA editorial;

    CREATE TABLE editorial.schedules (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      collection text NOT NULL,
      document_id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('publish', 'unpublish')),
      due_at timestamptz NOT NULL,
      editor_id uuid REFERENCES public.users (id) ON DELETE SET NULL,
      language text NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      retry_at timestamptz,
      failed_at timestamptz,
      reason text CHECK ((reason IS NULL) = (failed_at IS NULL)),
      mailed_at timestamptz,
      UNIQUE (collection, document_id, kind)
    );

    CREATE INDEX schedules_waiting ON editorial.schedules (due_at) WHERE failed_at IS NULL;
    CREATE INDEX schedules_untold ON editorial.schedules (failed_at) WHERE mailed_at IS NULL;
    CREATE INDEX schedules_editor ON editorial.schedules (editor_id);

    INSERT INTO editorial.schedules (collection, document_id, kind, due_at, editor_id, language, failed_at, reason, mailed_at)
    SELECT input->'doc'->>'relationTo', (input->'doc'->>'value')::uuid, coalesce(input->>'type', 'publish'),
      coalesce(wait_until, payload_jobs.updated_at), users.id, 'bg',
      CASE WHEN has_error THEN payload_jobs.updated_at END, CASE WHEN has_error THEN '' END,
      CASE WHEN has_error THEN payload_jobs.updated_at END
    FROM payload_jobs LEFT JOIN users ON users.id::text = input->'user'->>'value'
    WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND input->'doc'->>'value' IS NOT NULL
    ORDER BY has_error NULLS FIRST, wait_until
    ON CONFLICT DO NOTHING;

    DROP TABLE payload_jobs_log;
    DROP TABLE payload_jobs CASCADE;
    DROP TYPE public.enum_payload_jobs_log_state;
    DROP TYPE public.enum_payload_jobs_log_task_slug;
    DROP TYPE public.enum_payload_jobs_task_slug;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP SCHEMA editorial CASCADE;
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
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
  
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");`)
}
