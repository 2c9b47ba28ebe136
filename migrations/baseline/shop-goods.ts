import { sql } from '@payloadcms/db-postgres'

/** Prices and stock. The limits are checks of the database. */
export const shopGoods = sql`
  CREATE SCHEMA shop;

  -- The price of each published product, from when on, in cents.
  CREATE TABLE shop.price_history (
    product uuid NOT NULL REFERENCES public.products (id) ON DELETE CASCADE,
    since timestamptz NOT NULL,
    cents integer NOT NULL CHECK (cents >= 0),
    promoted boolean NOT NULL,
    PRIMARY KEY (product, since)
  );

  -- The pieces on hand of each variant, and those that orders have reserved until they are paid. Triggers describe the
  -- variant and write in_stock, so that a facet is counted from an index alone. (No generated column: before Postgres 17
  -- its expression cannot be changed.)
  CREATE TABLE shop.variant_stock (
    variant uuid PRIMARY KEY REFERENCES public.variants (id) ON DELETE CASCADE,
    on_hand integer NOT NULL CHECK (on_hand >= 0),
    reserved integer NOT NULL DEFAULT 0,
    product uuid NOT NULL,
    colour uuid NOT NULL,
    size text NOT NULL,
    in_stock boolean,
    off_sale boolean NOT NULL DEFAULT false,
    CHECK (reserved BETWEEN 0 AND on_hand)
  );
  CREATE INDEX variant_stock_product ON shop.variant_stock (product, colour, size) WHERE in_stock;

  CREATE TABLE shop.reservations (
    order_id uuid NOT NULL,
    variant uuid NOT NULL REFERENCES shop.variant_stock (variant),
    quantity integer NOT NULL CHECK (quantity > 0),
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (order_id, variant)
  );
  CREATE INDEX reservations_variant ON shop.reservations (variant);
  CREATE INDEX reservations_expires_at ON shop.reservations (expires_at);

  -- Only ever added: they say why a number changed.
  CREATE TABLE shop.stock_moves (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    variant uuid NOT NULL,
    quantity integer NOT NULL CHECK (quantity <> 0),
    reason text NOT NULL CHECK (reason IN ('delivery', 'count', 'damage', 'sale', 'return')),
    order_id uuid,
    at timestamptz NOT NULL DEFAULT now(),
    note text
  );
  CREATE INDEX stock_moves_variant ON shop.stock_moves (variant, at);
  CREATE INDEX stock_moves_order_id ON shop.stock_moves (order_id) WHERE order_id IS NOT NULL;
`

/**
 * A row for each listed product with all that the catalogue filters, counts and sorts by, so that a question reads each
 * product once and not each of its variants. Whoever changes a product, its terms or its stock only notes the product: orders
 * wait neither for each other nor for the catalogue. The next question brings the noted rows up to date
 * (src/server/catalogue/renew-goods.ts).
 */
export const shopCatalogue = sql`
  CREATE TABLE shop.listed_products (
    product uuid PRIMARY KEY REFERENCES public.products (id) ON DELETE CASCADE,
    listed_at timestamptz NOT NULL,
    cents integer NOT NULL,
    prior_cents integer CHECK (prior_cents > cents)
  );

  CREATE TABLE shop.catalogue_goods (
    product uuid PRIMARY KEY,
    listed_at timestamptz NOT NULL,
    cents integer NOT NULL,
    prior_cents integer,
    categories uuid[] NOT NULL,
    tags uuid[] NOT NULL,
    sizes text[] NOT NULL,
    colours uuid[] NOT NULL,
    variant_sizes text[] NOT NULL,
    variant_colours uuid[] NOT NULL,
    in_stock boolean GENERATED ALWAYS AS (cardinality(sizes) > 0) STORED
  );
  CREATE INDEX catalogue_goods_categories ON shop.catalogue_goods USING gin (categories) WITH (fastupdate = off);
  CREATE INDEX catalogue_goods_tags ON shop.catalogue_goods USING gin (tags) WITH (fastupdate = off);
  CREATE INDEX catalogue_goods_colours ON shop.catalogue_goods USING gin (colours) WITH (fastupdate = off);
  CREATE INDEX catalogue_goods_cents ON shop.catalogue_goods (cents);

  CREATE TABLE shop.catalogue_changes (product uuid NOT NULL);
`
