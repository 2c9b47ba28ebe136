import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * As offers do since `20261122_110500_search_kinds`, products point to their kind, which has what they are counted by: group,
 * unit, chains and places. Grouping and unfolding the places of each product was most of the cost of a search. A kind may be sold in
 * thousands of places, more than an index takes, so there they are two hashes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE search.product_kinds (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      group_number smallint,
      unit text CHECK (unit IN ('kg', 'l', 'piece')),
      ranked boolean NOT NULL,
      chains smallint[] NOT NULL,
      places smallint[] NOT NULL
    );
    CREATE UNIQUE INDEX product_kinds_same ON search.product_kinds
      (hash_array_extended(places, 0), hash_array_extended(places, 1), chains, group_number, unit, ranked) NULLS NOT DISTINCT;
    INSERT INTO search.product_kinds (group_number, unit, ranked, chains, places)
    SELECT DISTINCT group_number, unit, ranked, chains, places FROM search.products;

    ALTER TABLE search.products RENAME TO products_before;
    CREATE TABLE search.products (
      id integer NOT NULL,
      kind_id integer NOT NULL,
      price integer NOT NULL,
      unit_price integer,
      day date NOT NULL,
      chain_id smallint NOT NULL,
      words tsvector NOT NULL
    );
    INSERT INTO search.products
    SELECT p.id, k.id, price, unit_price, day, chain_id, words
    FROM search.products_before p JOIN search.product_kinds k USING (ranked, chains, places)
    WHERE (p.group_number, p.unit) IS NOT DISTINCT FROM (k.group_number, k.unit)
    ORDER BY p.id;
    DROP TABLE search.products_before;
    ALTER TABLE search.products ADD PRIMARY KEY (id),
      ADD FOREIGN KEY (id) REFERENCES prices.products (id) ON DELETE CASCADE,
      ADD FOREIGN KEY (kind_id) REFERENCES search.product_kinds (id);
    CREATE INDEX products_kind ON search.products (kind_id);
    CREATE INDEX products_words ON search.products USING gin (words) WITH (fastupdate = off);
    ANALYZE search.product_kinds;
    ANALYZE search.products;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.products RENAME TO products_after;
    CREATE TABLE search.products (
      id integer NOT NULL,
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
    INSERT INTO search.products
    SELECT p.id, price, unit_price, day, chain_id, group_number, unit, ranked, chains, places, words
    FROM search.products_after p JOIN search.product_kinds k ON k.id = p.kind_id
    ORDER BY p.id;
    DROP TABLE search.products_after, search.product_kinds;
    ALTER TABLE search.products ADD PRIMARY KEY (id),
      ADD FOREIGN KEY (id) REFERENCES prices.products (id) ON DELETE CASCADE;
    CREATE INDEX products_words ON search.products USING gin (words) WITH (fastupdate = off);
  `)
}
