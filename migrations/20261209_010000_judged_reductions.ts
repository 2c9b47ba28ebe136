import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The verdict on every reduction that a chain reports or a brochure announces (`Verdict` in src/domain/reduction.ts), where before there
 * were only those that are real. The next import of prices and the renewed index fill them in.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE prices.reductions;
    CREATE TABLE prices.reductions (
      listing_id integer PRIMARY KEY REFERENCES prices.listings (id) ON DELETE CASCADE,
      day date NOT NULL,
      verdict jsonb NOT NULL,
      answer text NOT NULL GENERATED ALWAYS AS (verdict ->> 'answer') STORED,
      percent smallint GENERATED ALWAYS AS ((verdict ->> 'percent')::smallint) STORED
    );
    CREATE INDEX reductions_percent ON prices.reductions (percent DESC, listing_id) WHERE percent IS NOT NULL;
    CREATE TABLE prices.offer_reductions (
      offer_id uuid PRIMARY KEY REFERENCES offers (id) ON DELETE CASCADE,
      verdict jsonb NOT NULL,
      answer text NOT NULL GENERATED ALWAYS AS (verdict ->> 'answer') STORED
    );
    ALTER TABLE search.offers DROP COLUMN reduced, ADD COLUMN reduction text;
    ALTER TABLE search.products DROP COLUMN reduced, ADD COLUMN reduction text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.offers DROP COLUMN reduction, ADD COLUMN reduced boolean NOT NULL DEFAULT false;
    ALTER TABLE search.products DROP COLUMN reduction, ADD COLUMN reduced boolean NOT NULL DEFAULT false;
    DROP TABLE prices.offer_reductions, prices.reductions;
    CREATE TABLE prices.reductions (
      listing_id integer PRIMARY KEY REFERENCES prices.listings (id) ON DELETE CASCADE,
      day date NOT NULL,
      started_on date NOT NULL,
      price integer NOT NULL,
      reference integer NOT NULL,
      percent smallint NOT NULL
    );
    CREATE INDEX reductions_percent ON prices.reductions (percent DESC, listing_id);`)
}
