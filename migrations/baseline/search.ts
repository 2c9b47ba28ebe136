import { sql } from '@payloadcms/db-postgres'

/**
 * The index of brochures, pages, names and posts. Documents of a kind lie together, so that a search over brochures reads
 * no page. Years of past brochures must not slow down the search for today's: those that have not ended have an index of
 * their own. The flag is set when a document is written and by the worker; until then the days decide, so that it is never
 * wrong, only late.
 */
export const searchDocuments = sql`
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE SCHEMA search;

  -- No row yet, so that a worker writes the index (src/server/search-index/rebuild.ts).
  CREATE TABLE search.index_version (version integer NOT NULL);

  -- The column strong holds names, titles and tokens of retailer and category (it ranks and is small), the column words
  -- everything (it finds, and lies out of line).
  CREATE TABLE search.documents (
    kind text NOT NULL,
    id uuid NOT NULL,
    brochure_id uuid,
    retailer_id uuid,
    category_id uuid,
    page_number integer,
    valid_from date,
    valid_to date,
    strong tsvector NOT NULL,
    words tsvector NOT NULL,
    ended boolean NOT NULL DEFAULT false,
    PRIMARY KEY (kind, id)
  ) PARTITION BY LIST (kind);

  -- Partitions take it over. (Said with the column it would need Postgres 16.)
  ALTER TABLE search.documents ALTER COLUMN strong SET STORAGE MAIN;

  CREATE TABLE search.documents_brochure PARTITION OF search.documents FOR VALUES IN ('brochure')
    WITH (toast_tuple_target = 256);
  CREATE INDEX documents_brochure_words ON search.documents_brochure USING gin (words) WITH (fastupdate = off);
  CREATE INDEX documents_brochure_live ON search.documents_brochure USING gin (words) WITH (fastupdate = off)
    WHERE NOT ended;

  CREATE TABLE search.documents_page PARTITION OF search.documents FOR VALUES IN ('page');
  CREATE INDEX documents_page_brochure ON search.documents_page (brochure_id);

  CREATE TABLE search.documents_name PARTITION OF search.documents FOR VALUES IN ('retailer', 'category');
  CREATE INDEX documents_name_words ON search.documents_name USING gin (words) WITH (fastupdate = off);

  CREATE TABLE search.documents_other PARTITION OF search.documents DEFAULT;
  CREATE INDEX documents_other_words ON search.documents_other USING gin (words) WITH (fastupdate = off);

  -- The vocabulary in which typing errors are resolved, with how many brochures have a word, and how many offers and
  -- products have it in their names: only such a word is one that a mistyped word may be read as, or an unfinished one
  -- completed to. Languages share words, so each script has a spelling of its own.
  CREATE TABLE search.words (
    word text COLLATE "C" PRIMARY KEY,
    brochures integer NOT NULL DEFAULT 1,
    cyrillic text,
    latin text,
    things integer NOT NULL DEFAULT 0,
    CHECK (coalesce(cyrillic, latin) IS NOT NULL)
  );
  CREATE INDEX words_trigrams ON search.words USING gin (word gin_trgm_ops);
`

/**
 * Offers that have not ended, and products of the price data that have a price which may be compared: one narrow row each,
 * so that a search reads a hundred thousand of them in its time. Their words have no positions; "^" before a word says that
 * it names the thing ("^масло", but only "масло" in "бисквити с масло"), and "@12" is the number of the official group,
 * whose names stand in groups once. They are counted by their kind. Money is integer euro cents.
 */
export const searchThings = sql`
  CREATE TABLE search.groups (number smallint PRIMARY KEY, words text[] NOT NULL);

  -- Offers that are not ranked (medicines) get no place by their price.
  CREATE TABLE search.offer_kinds (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    retailer_id uuid NOT NULL,
    category_id uuid,
    group_number smallint,
    unit text CHECK (unit IN ('kg', 'l', 'piece')),
    card_only boolean NOT NULL,
    ranked boolean NOT NULL,
    UNIQUE NULLS NOT DISTINCT (retailer_id, category_id, group_number, unit, card_only, ranked)
  );

  CREATE TABLE search.offers (
    id uuid PRIMARY KEY,
    brochure_id uuid NOT NULL,
    kind_id integer NOT NULL REFERENCES search.offer_kinds (id),
    first_day date NOT NULL,
    last_day date NOT NULL,
    price integer NOT NULL,
    unit_price integer,
    words tsvector NOT NULL,
    brand text,
    reduction text
  );
  CREATE INDEX offers_words ON search.offers USING gin (words) WITH (fastupdate = off);
  CREATE INDEX offers_brochure ON search.offers (brochure_id);
  CREATE INDEX offers_last_day ON search.offers (last_day);

  -- Sold holds pairs of chain and place (src/domain/reduction.ts): with chains and places side by side, a search in a
  -- shop and a town would count what the shop sells elsewhere. They may be more than an index takes, so there they are
  -- two hashes.
  CREATE TABLE search.product_kinds (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    group_number smallint,
    unit text CHECK (unit IN ('kg', 'l', 'piece')),
    ranked boolean NOT NULL,
    chains smallint[] NOT NULL,
    places smallint[] NOT NULL,
    sold integer[] NOT NULL
  );
  CREATE UNIQUE INDEX product_kinds_same ON search.product_kinds
    (hash_array_extended(sold, 0), hash_array_extended(sold, 1), chains, group_number, unit, ranked) NULLS NOT DISTINCT;

  -- The lowest price in all of Bulgaria, with its day and chain.
  CREATE TABLE search.products (
    id integer PRIMARY KEY REFERENCES prices.products (id) ON DELETE CASCADE,
    kind_id integer NOT NULL REFERENCES search.product_kinds (id),
    price integer NOT NULL,
    unit_price integer,
    day date NOT NULL,
    chain_id smallint NOT NULL,
    words tsvector NOT NULL,
    brand text,
    reduction text
  );
  CREATE INDEX products_kind ON search.products (kind_id);
  CREATE INDEX products_words ON search.products USING gin (words) WITH (fastupdate = off);
`
