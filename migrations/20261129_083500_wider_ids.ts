import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Numbers of chains, companies and places, and counts of stores, are `integer`. Large tables are copied while everybody
 * reads them, and exchanged at the end (decision 103). Copies have a schema of their own, in which their indexes and
 * constraints have the names that they keep.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(keepImportsWaiting)
  await db.execute(copyPrices)
  await db.execute(exchange)
  await db.execute(fillNumbersOfKinds)
}

/**
 * Only imports write these tables, and each waits for its turn (`import-lock.ts`, `store/chains.ts`). The lock of tables
 * keeps out the automatic vacuum, which would end itself only for somebody who waits for a second.
 */
const keepImportsWaiting = sql`
  SELECT pg_advisory_xact_lock(72405114), pg_advisory_xact_lock(72405115);
  LOCK TABLE prices.spans, prices.latest, prices.company_days, prices.listings IN SHARE UPDATE EXCLUSIVE MODE;`

const copyPrices = sql`
  CREATE SCHEMA prices_wider;
  CREATE TABLE prices_wider.spans (LIKE prices.spans INCLUDING ALL) PARTITION BY RANGE (first_day);
  ALTER TABLE prices_wider.spans ALTER COLUMN place_id TYPE integer, ALTER COLUMN stores TYPE integer;
  DO $$
  DECLARE part record;
  BEGIN
    FOR part IN
      SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound,
        coalesce('WITH (' || array_to_string(c.reloptions, ', ') || ')', '') AS options
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'prices.spans'::regclass ORDER BY c.relname
    LOOP
      EXECUTE format('CREATE TABLE prices_wider.%I (LIKE prices_wider.spans INCLUDING CONSTRAINTS) %s', part.name, part.options);
      EXECUTE format(
        'INSERT INTO prices_wider.%1$I SELECT * FROM prices.%1$I ORDER BY listing_id, place_id, first_day', part.name);
      EXECUTE format('ALTER TABLE prices_wider.%I ADD PRIMARY KEY (listing_id, place_id, first_day)', part.name);
      EXECUTE format('ALTER TABLE prices_wider.spans ATTACH PARTITION prices_wider.%I %s', part.name, part.bound);
    END LOOP;
  END $$;

  CREATE TABLE prices_wider.places (LIKE prices.places INCLUDING ALL);
  ALTER TABLE prices_wider.places ALTER COLUMN id TYPE integer,
    ADD CONSTRAINT places_id_check CHECK (id BETWEEN 0 AND 4194303);
  INSERT INTO prices_wider.places SELECT * FROM prices.places;

  CREATE TABLE prices_wider.companies (LIKE prices.companies INCLUDING ALL);
  ALTER TABLE prices_wider.companies ALTER COLUMN id TYPE integer, ALTER COLUMN id SET NO MAXVALUE,
    ALTER COLUMN chain_id TYPE integer;
  INSERT INTO prices_wider.companies OVERRIDING SYSTEM VALUE SELECT * FROM prices.companies;
  SELECT setval('prices_wider.companies_id_seq', last_value, is_called) FROM prices.companies_id_seq;

  CREATE TABLE prices_wider.company_days (LIKE prices.company_days INCLUDING ALL);
  ALTER TABLE prices_wider.company_days ALTER COLUMN company_id TYPE integer,
    ADD CONSTRAINT company_days_company_id_fkey FOREIGN KEY (company_id) REFERENCES prices_wider.companies (id);
  INSERT INTO prices_wider.company_days SELECT * FROM prices.company_days ORDER BY company_id, day;

  CREATE TABLE prices_wider.latest (LIKE prices.latest INCLUDING ALL);
  ALTER TABLE prices_wider.latest ALTER COLUMN place_id TYPE integer, ALTER COLUMN stores TYPE integer;
  INSERT INTO prices_wider.latest SELECT * FROM prices.latest ORDER BY listing_id, place_id;
  ALTER TABLE prices_wider.latest
    ADD CONSTRAINT latest_place_id_fkey FOREIGN KEY (place_id) REFERENCES prices_wider.places (id);`

/** Matching and editors write these, too. */
const written = sql`prices.listings, prices.products, prices.reductions, prices.outliers, prices.price_reviews,
  search.product_kinds, search.products`

/**
 * Matching and editors wait while listings and kinds are copied. Each wait for a lock is given up before
 * Postgres looks for a deadlock (after one second), so that a reader waits for less than that and is never the one that
 * is ended. Whoever has read and now waits to write would never end: after five attempts, everybody has a turn.
 */
const exchange = sql`
  DO $$
  DECLARE
    part text;
    allowed record;
  BEGIN
    PERFORM set_config('lock_timeout', '400ms', true);
    FOR attempt IN 1..300 LOOP
      BEGIN
        LOCK TABLE ${written} IN SHARE ROW EXCLUSIVE MODE;

        CREATE TABLE prices_wider.listings (LIKE prices.listings INCLUDING ALL);
        ALTER TABLE prices_wider.listings ALTER COLUMN company_id TYPE integer;
        ALTER INDEX prices_wider.listings_product_id_idx RENAME TO listings_product;
        ALTER INDEX prices_wider.listings_group_number_idx RENAME TO listings_group;
        INSERT INTO prices_wider.listings OVERRIDING SYSTEM VALUE SELECT * FROM prices.listings ORDER BY id;
        PERFORM setval('prices_wider.listings_id_seq', last_value, is_called) FROM prices.listings_id_seq;
        ALTER TABLE prices_wider.listings
          ADD CONSTRAINT listings_company_id_fkey FOREIGN KEY (company_id) REFERENCES prices_wider.companies (id),
          ADD CONSTRAINT listings_product_id_fkey FOREIGN KEY (product_id) REFERENCES prices.products (id) ON DELETE SET NULL;
        ALTER TABLE prices_wider.latest
          ADD CONSTRAINT latest_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES prices_wider.listings (id);

        CREATE TABLE prices_wider.product_kinds (LIKE search.product_kinds INCLUDING ALL EXCLUDING INDEXES);
        ALTER TABLE prices_wider.product_kinds ALTER COLUMN places TYPE integer[],
          ADD COLUMN chain_ids integer[] NOT NULL, ADD COLUMN sold_pairs bigint[] NOT NULL, ADD PRIMARY KEY (id);
        INSERT INTO prices_wider.product_kinds OVERRIDING SYSTEM VALUE SELECT *, chains, sold FROM search.product_kinds ORDER BY id;
        PERFORM setval('prices_wider.product_kinds_id_seq', last_value, is_called) FROM search.product_kinds_id_seq;
        CREATE UNIQUE INDEX product_kinds_same ON prices_wider.product_kinds
          (hash_array_extended(sold_pairs, 0), hash_array_extended(sold_pairs, 1), chain_ids, group_number, unit, ranked)
          NULLS NOT DISTINCT;

        ANALYZE prices_wider.spans, prices_wider.latest, prices_wider.listings, prices_wider.company_days,
          prices_wider.companies, prices_wider.places, prices_wider.product_kinds;
        FOR allowed IN
          SELECT c.relname AS name, a.privilege_type AS may,
            CASE WHEN a.grantee = 0 THEN 'PUBLIC' ELSE a.grantee::regrole::text END AS who
          FROM pg_class copy JOIN pg_class c ON c.relname = copy.relname AND c.relkind IN ('r', 'p')
            AND c.relnamespace IN ('prices'::regnamespace, 'search'::regnamespace), aclexplode(c.relacl) a
          WHERE copy.relnamespace = 'prices_wider'::regnamespace AND a.grantee <> c.relowner
        LOOP
          EXECUTE format('GRANT %s ON prices_wider.%I TO %s', allowed.may, allowed.name, allowed.who);
        END LOOP;

        FOR inner_attempt IN 1..5 LOOP
          BEGIN
            LOCK TABLE ${written}, prices.chains, prices.companies, prices.places, prices.company_days, prices.chain_groups,
              prices.latest, prices.spans IN ACCESS EXCLUSIVE MODE;
            EXIT;
          EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
            IF inner_attempt = 5 THEN RAISE; END IF;
            PERFORM pg_sleep(0.5);
          END;
        END LOOP;
        PERFORM set_config('lock_timeout', '0', true);

        ALTER TABLE prices.reductions DROP CONSTRAINT reductions_listing_id_fkey;
        ALTER TABLE prices.outliers DROP CONSTRAINT outliers_listing_id_fkey;
        ALTER TABLE prices.price_reviews DROP CONSTRAINT price_reviews_listing_id_fkey;
        ALTER TABLE search.products DROP CONSTRAINT products_kind_id_fkey, ALTER COLUMN chain_id DROP NOT NULL;
        DROP TABLE prices.latest, prices.listings, prices.company_days, prices.companies, prices.places, prices.spans,
          search.product_kinds;
        FOR part IN SELECT relname FROM pg_class WHERE relnamespace = 'prices_wider'::regnamespace AND relkind IN ('r', 'p') LOOP
          EXECUTE format('ALTER TABLE prices_wider.%I SET SCHEMA prices', part);
        END LOOP;
        ALTER TABLE prices.product_kinds SET SCHEMA search;
        DROP SCHEMA prices_wider;

        ALTER TABLE prices.chains ALTER COLUMN id TYPE integer;
        ALTER TABLE prices.companies
          ADD CONSTRAINT companies_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES prices.chains (id);
        ALTER TABLE prices.chain_groups ALTER COLUMN chain_id TYPE integer;
        ALTER TABLE prices.reductions ADD CONSTRAINT reductions_listing_id_fkey
          FOREIGN KEY (listing_id) REFERENCES prices.listings (id) ON DELETE CASCADE;
        ALTER TABLE prices.outliers ADD CONSTRAINT outliers_listing_id_fkey
          FOREIGN KEY (listing_id) REFERENCES prices.listings (id) ON DELETE CASCADE;
        ALTER TABLE prices.price_reviews ADD CONSTRAINT price_reviews_listing_id_fkey
          FOREIGN KEY (listing_id) REFERENCES prices.listings (id) ON DELETE CASCADE;
        ALTER TABLE search.products ADD CONSTRAINT products_kind_id_fkey
          FOREIGN KEY (kind_id) REFERENCES search.product_kinds (id);
        RETURN;
      EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
        PERFORM pg_sleep(2);
      END;
    END LOOP;
    RAISE EXCEPTION 'The tables of prices were in use all the time: see in pg_stat_activity by whom, and migrate again.';
  END $$`

/**
 * The version before reads and writes the kinds of products by the narrow columns. What does not fit into these is left
 * out of them.
 */
const fillNumbersOfKinds = sql`
  CREATE FUNCTION search.fill_numbers_of_kind() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.chain_ids IS NULL THEN
      NEW.chain_ids := NEW.chains;
      NEW.sold_pairs := NEW.sold;
    ELSE
      NEW.chains := ARRAY(SELECT id FROM unnest(NEW.chain_ids) id WHERE id < 32768);
      NEW.sold := ARRAY(SELECT pair FROM unnest(NEW.sold_pairs) pair WHERE pair < 2147483648);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER product_kinds_numbers BEFORE INSERT ON search.product_kinds
    FOR EACH ROW EXECUTE FUNCTION search.fill_numbers_of_kind();`

/** Fails where a number no longer fits. Tables are rewritten in their places, because nobody steps back on a running site. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER product_kinds_numbers ON search.product_kinds;
    DROP FUNCTION search.fill_numbers_of_kind;
    DROP INDEX search.product_kinds_same;
    ALTER TABLE search.product_kinds DROP COLUMN chain_ids, DROP COLUMN sold_pairs, ALTER COLUMN places TYPE smallint[];
    CREATE UNIQUE INDEX product_kinds_same ON search.product_kinds
      (hash_array_extended(sold, 0), hash_array_extended(sold, 1), chains, group_number, unit, ranked) NULLS NOT DISTINCT;
    UPDATE search.products s SET chain_id = k.chains[1] FROM search.product_kinds k
      WHERE k.id = s.kind_id AND s.chain_id IS NULL;
    ALTER TABLE search.products ALTER COLUMN chain_id SET NOT NULL;
    ALTER TABLE prices.places DROP CONSTRAINT places_id_check, ALTER COLUMN id TYPE smallint;
    ALTER TABLE prices.chains ALTER COLUMN id TYPE smallint;
    ALTER TABLE prices.companies ALTER COLUMN id TYPE smallint, ALTER COLUMN chain_id TYPE smallint;
    ALTER TABLE prices.chain_groups ALTER COLUMN chain_id TYPE smallint;
    ALTER TABLE prices.company_days ALTER COLUMN company_id TYPE smallint;
    ALTER TABLE prices.listings ALTER COLUMN company_id TYPE smallint;
    ALTER TABLE prices.latest ALTER COLUMN place_id TYPE smallint, ALTER COLUMN stores TYPE smallint;
    ALTER TABLE prices.spans ALTER COLUMN place_id TYPE smallint, ALTER COLUMN stores TYPE smallint;`)
}
