import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the text of a PDF seems to offer, until an editor has decided. Decided ones stay, so that the next import of the
 * brochure does not bring them back. Money is integer euro cents, a box fractions of the page.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA proposals;

    CREATE TABLE proposals.offers (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      brochure_id uuid NOT NULL REFERENCES public.brochures (id) ON DELETE CASCADE,
      page_number integer NOT NULL,
      state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'accepted', 'rejected')),
      offer_id uuid REFERENCES public.offers (id) ON DELETE SET NULL,
      title text NOT NULL,
      brand text,
      pack_size text,
      price_cents integer NOT NULL,
      old_price_cents integer,
      x double precision NOT NULL,
      y double precision NOT NULL,
      width double precision NOT NULL,
      height double precision NOT NULL,
      uncertain boolean NOT NULL,
      decided_at timestamptz
    );

    CREATE INDEX offers_brochure ON proposals.offers (brochure_id, page_number);
    CREATE INDEX offers_offer ON proposals.offers (offer_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA proposals CASCADE`)
}
