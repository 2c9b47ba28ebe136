import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The jobs move to graphile-worker, whose tables are made here, so that a web server can enqueue before any worker has run
 * (decision 0043). What waits in Payload's queue is taken over: imports and exports by their own state, mails by their jobs.
 * `handed_mails` says which mails the mail server has (decision 0044).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { runMigrations } = await import(/* turbopackIgnore: true */ 'graphile-worker')
  await runMigrations({ connectionString: process.env.DATABASE_URL ?? '' })
  await db.execute(sql`
   CREATE TABLE "handed_mails" ("message_id" text PRIMARY KEY, "at" timestamptz NOT NULL DEFAULT now());
  SELECT FROM imports, graphile_worker.add_job('importBrochure', json_build_object('importId', imports.id),
    max_attempts => 5, job_key => 'importBrochure ' || imports.id) WHERE status IN ('queued', 'running');
  SELECT FROM price_imports, graphile_worker.add_job('importPrices', json_build_object('importId', price_imports.id),
    max_attempts => 5, job_key => 'importPrices ' || price_imports.id, queue_name => 'prices')
    WHERE status = 'queued' OR (status = 'running' AND error IS NULL);
  SELECT FROM data_exports, graphile_worker.add_job('writeDataExport', json_build_object('exportId', data_exports.id),
    max_attempts => 5, queue_name => 'people') WHERE status IN ('waiting', 'running');
  SELECT FROM payload_jobs, graphile_worker.add_job(task_slug::text, input::json, max_attempts => 600)
    WHERE task_slug IN ('mailCustomer', 'mailContact') AND input->'kind' IS NOT NULL
      AND completed_at IS NULL AND has_error IS NOT TRUE;
  SELECT FROM payload_jobs, graphile_worker.add_job('sendMail', (input->'mail')::json, max_attempts => 600)
    WHERE task_slug = 'mailCustomer' AND input->'mail' IS NOT NULL AND completed_at IS NULL AND has_error IS NOT TRUE;
  DELETE FROM payload_jobs WHERE task_slug <> 'schedulePublish';
  DELETE FROM payload_jobs_log WHERE task_slug <> 'schedulePublish';`)
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP SCHEMA "graphile_worker" CASCADE;
  DROP TABLE "handed_mails";
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'importBrochure' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'writeDataExport' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailCustomer' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailContact' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'importPrices' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'importBrochure' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'writeDataExport' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailCustomer' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailContact' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'importPrices' BEFORE 'schedulePublish';`)
}
