import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Prices that are not compared (src/domain/price-outlier.ts). `hold` says of a listing that its newest price waits for an editor or
 * was rejected by one; `outliers` says why, and `price_reviews` what an editor decided about which price. Integer euro cents.
 * `usual_prices` holds the middle half of a group's unit prices over the days named.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE prices.listings ADD COLUMN hold text CHECK (hold IN ('waiting', 'rejected'));

    CREATE TABLE prices.outliers (
      listing_id integer PRIMARY KEY REFERENCES prices.listings (id) ON DELETE CASCADE,
      day date NOT NULL,
      price integer NOT NULL,
      unit_cents integer,
      reasons jsonb NOT NULL,
      found_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE prices.price_reviews (
      listing_id integer PRIMARY KEY REFERENCES prices.listings (id) ON DELETE CASCADE,
      decision text NOT NULL CHECK (decision IN ('accepted', 'rejected')),
      price integer NOT NULL,
      decided_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE prices.usual_prices (
      group_number smallint NOT NULL,
      invented boolean NOT NULL,
      from_day date NOT NULL,
      to_day date NOT NULL,
      low integer NOT NULL,
      high integer NOT NULL,
      PRIMARY KEY (group_number, invented)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE prices.usual_prices, prices.price_reviews, prices.outliers;
    ALTER TABLE prices.listings DROP COLUMN hold;
  `)
}
