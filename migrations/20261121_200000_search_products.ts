import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The products of the price data that have a price which may be compared, one narrow row each: the lowest price in all of
 * Bulgaria with its day and chain, and where it was seen. `words` as in search.offers; `@` before a word says that the
 * product's official group is called so. Money is integer euro cents.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE search.products (
      id integer PRIMARY KEY REFERENCES prices.products (id) ON DELETE CASCADE,
      price integer NOT NULL,
      unit_price integer,
      day date NOT NULL,
      chain_id smallint NOT NULL,
      group_number smallint,
      unit text CHECK (unit IN ('kg', 'l', 'piece')),
      ranked boolean NOT NULL,
      chains smallint[] NOT NULL,
      places smallint[] NOT NULL,
      words tsvector NOT NULL
    );
    CREATE INDEX products_words ON search.products USING gin (words) WITH (fastupdate = off);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search.products`)
}
