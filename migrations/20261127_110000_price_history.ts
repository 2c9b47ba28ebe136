import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What each published product costs from when on, in cents; the history of what is sold already begins now. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA IF NOT EXISTS shop;
    CREATE TABLE shop.price_history (
      product uuid NOT NULL REFERENCES public.products (id) ON DELETE CASCADE,
      since timestamptz NOT NULL,
      cents integer NOT NULL CHECK (cents >= 0),
      promoted boolean NOT NULL,
      PRIMARY KEY (product, since)
    );
    INSERT INTO shop.price_history (product, since, cents, promoted)
      SELECT id, now(), price_cents, false FROM public.products WHERE _status = 'published' AND price_cents IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE shop.price_history;`)
}
