import { sql } from '@payloadcms/db-postgres'

/**
 * The price store. A listing is a company's own product code; a product is one that listings of several chains were
 * matched to. Prices are integer euro cents. Place 0 is all of Bulgaria: every observation is stored for its settlement
 * and for place 0.
 */
export const priceStore = sql`
  CREATE SCHEMA prices;

  CREATE TABLE prices.chains (
    id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE,
    slug text NOT NULL UNIQUE,
    invented boolean NOT NULL DEFAULT false,
    retailer_id uuid REFERENCES public.retailers (id) ON DELETE SET NULL
  );

  CREATE TABLE prices.companies (
    id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    chain_id smallint NOT NULL REFERENCES prices.chains (id),
    number text NOT NULL UNIQUE,
    name text
  );

  CREATE TABLE prices.places (
    id smallint PRIMARY KEY,
    code text NOT NULL UNIQUE,
    name text NOT NULL
  );

  -- A closed product was split off by an editor and draws nothing to it; corrected names the columns that an editor has
  -- written; a product that was merged away keeps its address and says where it went. Editors find it by words.
  -- Barcodes are EAN, 13 digits each.
  CREATE TABLE prices.products (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    slug text NOT NULL UNIQUE,
    title text NOT NULL,
    brand text,
    group_number smallint,
    pack_unit text CHECK (pack_unit IN ('kg', 'l', 'piece')),
    pack_amount integer,
    closed boolean NOT NULL DEFAULT false,
    corrected text[] NOT NULL DEFAULT '{}',
    merged_into integer REFERENCES prices.products (id) ON DELETE SET NULL,
    words text NOT NULL DEFAULT '',
    barcodes text[] NOT NULL DEFAULT '{}'
  );
  CREATE INDEX products_group ON prices.products (group_number);
  CREATE INDEX products_merged_into ON prices.products (merged_into) WHERE merged_into IS NOT NULL;
  CREATE INDEX products_first_word ON prices.products (split_part(words, ' ', 1));
  CREATE INDEX products_barcodes ON prices.products USING gin (barcodes);

  -- The matching reads a listing anew when its name or group is not the one that was read. With hold its newest price
  -- waits for an editor, or was rejected by one, and is not compared.
  CREATE TABLE prices.listings (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    company_id smallint NOT NULL REFERENCES prices.companies (id),
    code text NOT NULL,
    name text NOT NULL,
    group_number smallint,
    brand text,
    pack_unit text CHECK (pack_unit IN ('kg', 'l', 'piece')),
    pack_amount integer,
    product_id integer REFERENCES prices.products (id) ON DELETE SET NULL,
    match_score real,
    match_reason text,
    pinned boolean NOT NULL DEFAULT false,
    read_name text,
    read_group smallint,
    hold text CHECK (hold IN ('waiting', 'rejected')),
    UNIQUE (company_id, code)
  );
  CREATE INDEX listings_product ON prices.listings (product_id);
  CREATE INDEX listings_group ON prices.listings (group_number);

  CREATE TABLE prices.company_days (
    company_id smallint NOT NULL REFERENCES prices.companies (id),
    day date NOT NULL,
    import_id uuid,
    rows_read integer NOT NULL,
    rows_rejected integer NOT NULL,
    listings integer NOT NULL,
    stores integer NOT NULL,
    PRIMARY KEY (company_id, day)
  );

  -- A span never crosses the end of a month, so that a day lies in one partition; an import makes the partition of its
  -- month. Amounts of days before 2026-01-01 are kept in BGN (stotinki) as well.
  CREATE TABLE prices.spans (
    listing_id integer NOT NULL,
    place_id smallint NOT NULL,
    first_day date NOT NULL,
    last_day date NOT NULL,
    low integer NOT NULL,
    median integer NOT NULL,
    high integer NOT NULL,
    promo integer,
    stores smallint NOT NULL,
    bgn_low integer,
    bgn_median integer,
    bgn_high integer,
    bgn_promo integer,
    PRIMARY KEY (listing_id, place_id, first_day),
    CHECK (last_day >= first_day AND date_trunc('month', first_day) = date_trunc('month', last_day))
  ) PARTITION BY RANGE (first_day);

  -- It repeats what was seen on a company's newest day, so that today's prices need no history.
  CREATE TABLE prices.latest (
    listing_id integer NOT NULL REFERENCES prices.listings (id),
    place_id smallint NOT NULL REFERENCES prices.places (id),
    day date NOT NULL,
    low integer NOT NULL,
    median integer NOT NULL,
    high integer NOT NULL,
    promo integer,
    stores smallint NOT NULL,
    PRIMARY KEY (listing_id, place_id)
  );
`

/** Days that the worker fetches by itself, and rows of files that could not be read. */
export const priceImports = sql`
  CREATE TABLE prices.fetches (
    day date PRIMARY KEY,
    attempts integer NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('missing', 'unreachable', 'broken', 'unchanged', 'fetched')),
    tried_at timestamptz NOT NULL,
    next_try_at timestamptz NOT NULL
  );

  CREATE TABLE prices.rejected_rows (
    import_id uuid NOT NULL REFERENCES public.price_imports (id) ON DELETE CASCADE,
    file text NOT NULL,
    line integer NOT NULL,
    reason text NOT NULL,
    content text NOT NULL,
    PRIMARY KEY (import_id, file, line)
  );
`
