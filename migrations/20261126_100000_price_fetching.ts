import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Days of prices that the worker fetches by itself, that wait for a decision, and that are taken back. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE public.enum_price_imports_status ADD VALUE 'held' BEFORE 'done';
    ALTER TYPE public.enum_price_imports_status ADD VALUE 'rejected';
    ALTER TYPE public.enum_price_imports_status ADD VALUE 'withdrawing';
    ALTER TYPE public.enum_price_imports_status ADD VALUE 'withdrawn';
    ALTER TABLE public.price_imports ADD COLUMN accepted boolean;
    ALTER TABLE public.price_imports ADD COLUMN fingerprint varchar;
    CREATE INDEX price_imports_fingerprint_idx ON public.price_imports USING btree (fingerprint);

    CREATE TABLE public.price_data_settings (
      id uuid PRIMARY KEY NOT NULL,
      enabled boolean DEFAULT false,
      address_pattern varchar DEFAULT 'https://kolkostruva.bg/opendata_files/{date}.zip' NOT NULL,
      hour integer,
      updated_at timestamp(3) with time zone,
      created_at timestamp(3) with time zone
    );

    CREATE TABLE prices.fetches (
      day date PRIMARY KEY,
      attempts integer NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('missing', 'unreachable', 'broken', 'unchanged', 'fetched')),
      tried_at timestamptz NOT NULL,
      next_try_at timestamptz NOT NULL
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE prices.fetches;
    DROP TABLE public.price_data_settings;
    DROP INDEX public.price_imports_fingerprint_idx;
    ALTER TABLE public.price_imports DROP COLUMN fingerprint;
    ALTER TABLE public.price_imports DROP COLUMN accepted;
    ALTER TABLE public.price_imports ALTER COLUMN status DROP DEFAULT;
    ALTER TABLE public.price_imports ALTER COLUMN status SET DATA TYPE text;
    UPDATE public.price_imports SET status = 'failed' WHERE status NOT IN ('queued', 'running', 'done');
    DROP TYPE public.enum_price_imports_status;
    CREATE TYPE public.enum_price_imports_status AS ENUM ('queued', 'running', 'done', 'failed');
    ALTER TABLE public.price_imports ALTER COLUMN status SET DATA TYPE public.enum_price_imports_status
      USING status::public.enum_price_imports_status;
    ALTER TABLE public.price_imports ALTER COLUMN status SET DEFAULT 'queued';`)
}
