import { sql } from '@payloadcms/db-postgres'

/** Computed once after a day's import, so that overviews need no history: all of it for place 0, in integer euro cents. */
export const priceSummaries = sql`
  -- The verdict on every reduction that a chain reports (Verdict in src/domain/reduction.ts).
  CREATE TABLE prices.reductions (
    listing_id integer PRIMARY KEY REFERENCES prices.listings (id) ON DELETE CASCADE,
    day date NOT NULL,
    verdict jsonb NOT NULL,
    answer text NOT NULL GENERATED ALWAYS AS (verdict ->> 'answer') STORED,
    percent smallint GENERATED ALWAYS AS ((verdict ->> 'percent')::smallint) STORED
  );
  CREATE INDEX reductions_percent ON prices.reductions (percent DESC, listing_id) WHERE percent IS NOT NULL;

  -- The same of every reduction that a brochure announces. Where the brochure prints no old price, reported_old is the
  -- shelf price that the shop reports beside the price of the offer.
  CREATE TABLE prices.offer_reductions (
    offer_id uuid PRIMARY KEY REFERENCES public.offers (id) ON DELETE CASCADE,
    verdict jsonb NOT NULL,
    answer text NOT NULL GENERATED ALWAYS AS (verdict ->> 'answer') STORED,
    reported_old integer
  );

  CREATE TABLE prices.chain_groups (
    chain_id smallint NOT NULL REFERENCES prices.chains (id) ON DELETE CASCADE,
    group_number smallint NOT NULL,
    day date NOT NULL,
    listings integer NOT NULL,
    unit_cents integer,
    PRIMARY KEY (chain_id, group_number)
  );
  CREATE INDEX chain_groups_group ON prices.chain_groups (group_number);

  CREATE TABLE prices.group_movements (
    group_number smallint NOT NULL,
    invented boolean NOT NULL,
    from_day date NOT NULL,
    to_day date NOT NULL,
    listings integer NOT NULL,
    permille integer NOT NULL,
    PRIMARY KEY (group_number, invented)
  );

  -- The middle half of a group's unit prices over the days named.
  CREATE TABLE prices.usual_prices (
    group_number smallint NOT NULL,
    invented boolean NOT NULL,
    from_day date NOT NULL,
    to_day date NOT NULL,
    low integer NOT NULL,
    high integer NOT NULL,
    PRIMARY KEY (group_number, invented)
  );
`

/** Questions to editors, and their answers: prices that are not compared, and products that may be one. */
export const priceDecisions = sql`
  -- Why a price is not compared (src/domain/price-outlier.ts).
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

  CREATE TABLE prices.offer_matches (
    offer_id uuid PRIMARY KEY REFERENCES public.offers (id) ON DELETE CASCADE,
    group_number smallint NOT NULL,
    product_id integer REFERENCES prices.products (id) ON DELETE SET NULL,
    score real,
    reason text
  );
  CREATE INDEX offer_matches_product ON prices.offer_matches (product_id);
  CREATE INDEX offer_matches_group ON prices.offer_matches (group_number);

  -- Pairs of products that are likely one, which an editor joins or parts; parted ones are never proposed again.
  CREATE TABLE prices.match_proposals (
    product_id integer NOT NULL REFERENCES prices.products (id) ON DELETE CASCADE,
    other_id integer NOT NULL REFERENCES prices.products (id) ON DELETE CASCADE,
    score real NOT NULL,
    parted boolean NOT NULL DEFAULT false,
    PRIMARY KEY (product_id, other_id),
    CHECK (product_id < other_id)
  );
  CREATE INDEX match_proposals_other ON prices.match_proposals (other_id);
  CREATE INDEX match_proposals_open ON prices.match_proposals (score DESC) WHERE NOT parted;
`
