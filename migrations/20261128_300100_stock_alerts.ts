import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who wants to be told when a variant is back; a row goes with the mail that says so. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.stock_alerts (
      id uuid PRIMARY KEY,
      variant uuid NOT NULL REFERENCES public.variants (id) ON DELETE CASCADE,
      email text NOT NULL CHECK (email = lower(email)),
      language text NOT NULL CHECK (language IN ('bg', 'de', 'en', 'ru')),
      confirmed boolean NOT NULL DEFAULT false,
      requested_at timestamptz NOT NULL,
      UNIQUE (variant, email)
    );
    CREATE INDEX stock_alerts_confirmed ON shop.stock_alerts (variant) WHERE confirmed;
    CREATE INDEX stock_alerts_email ON shop.stock_alerts (email);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE shop.stock_alerts;`)
}
