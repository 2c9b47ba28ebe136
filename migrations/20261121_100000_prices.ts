import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The price store. A listing is a company's own product code; a product is what listings of several chains were matched to.
 * Prices are integer euro cents. Place 0 is all of Bulgaria: every observation is stored for its settlement and for place 0.
 * A span never crosses the end of a month, so that a day lies in one partition. `latest` repeats what was
 * seen on a company's newest day, so that today's prices need no history. Amounts of days before 2026-01-01 are kept in BGN
 * (stotinki) as well.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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

    CREATE TABLE prices.products (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      slug text NOT NULL UNIQUE,
      title text NOT NULL,
      brand text,
      group_number smallint,
      pack_unit text CHECK (pack_unit IN ('kg', 'l', 'piece')),
      pack_amount integer
    );
    CREATE INDEX products_group ON prices.products (group_number);

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
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA prices CASCADE`)
}
