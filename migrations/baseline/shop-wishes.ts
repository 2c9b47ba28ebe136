import { sql } from '@payloadcms/db-postgres'

/** Wishlists of customers and guests, the wishes on them, who buys one for the owner, and who waits for stock. */
export const shopWishes = sql`
  -- The link to a list ends with share.
  CREATE TABLE shop.wishlists (
    id uuid PRIMARY KEY,
    customer uuid REFERENCES public.customers (id) ON DELETE CASCADE,
    name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 60),
    share uuid UNIQUE,
    signed text NOT NULL DEFAULT '' CHECK (char_length(signed) <= 60),
    shows_gifts boolean NOT NULL DEFAULT false,
    mails boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CHECK (customer IS NOT NULL OR (share IS NULL AND NOT mails))
  );
  CREATE INDEX wishlists_customer ON shop.wishlists (customer, created_at);
  CREATE INDEX wishlists_updated_at ON shop.wishlists (updated_at) WHERE customer IS NULL;
  CREATE INDEX wishlists_mails ON shop.wishlists (customer) WHERE mails;

  -- A wish that was taken off is remembered, so that it can be put back with the marks of others.
  CREATE TABLE shop.wishes (
    id uuid PRIMARY KEY,
    wishlist uuid NOT NULL REFERENCES shop.wishlists (id) ON DELETE CASCADE,
    product uuid NOT NULL REFERENCES public.products (id) ON DELETE CASCADE,
    colour uuid REFERENCES public.colours (id) ON DELETE SET NULL,
    variant uuid REFERENCES public.variants (id) ON DELETE SET NULL,
    quantity integer NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 20),
    note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 300),
    added_cents integer NOT NULL CHECK (added_cents >= 0),
    added_at timestamptz NOT NULL DEFAULT now(),
    told_cents integer,
    alerted_at timestamptz,
    removed_at timestamptz,
    UNIQUE (wishlist, product)
  );
  CREATE INDEX wishes_product ON shop.wishes (product);
  CREATE INDEX wishes_variant ON shop.wishes (variant);
  CREATE INDEX wishes_colour ON shop.wishes (colour);
  CREATE INDEX wishes_removed_at ON shop.wishes (removed_at) WHERE removed_at IS NOT NULL;

  CREATE TABLE shop.wish_gifts (
    wish uuid NOT NULL REFERENCES shop.wishes (id) ON DELETE CASCADE,
    giver uuid NOT NULL,
    name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 60),
    quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 20),
    given_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (wish, giver)
  );

  CREATE TABLE shop.wish_mails (
    customer uuid NOT NULL REFERENCES public.customers (id) ON DELETE CASCADE,
    day date NOT NULL,
    PRIMARY KEY (customer, day)
  );

  -- Requests to be told when a variant is back; each goes with the mail that says so.
  CREATE TABLE shop.stock_alerts (
    id uuid PRIMARY KEY,
    variant uuid NOT NULL REFERENCES public.variants (id) ON DELETE CASCADE,
    email text NOT NULL CHECK (email = lower(email)),
    language text NOT NULL CHECK (language IN ('bg', 'de', 'en', 'ru')),
    confirmed boolean NOT NULL DEFAULT false,
    requested_at timestamptz NOT NULL,
    wishlist uuid REFERENCES shop.wishlists (id) ON DELETE CASCADE,
    UNIQUE (variant, email)
  );
  CREATE INDEX stock_alerts_confirmed ON shop.stock_alerts (variant) WHERE confirmed;
  CREATE INDEX stock_alerts_email ON shop.stock_alerts (email);
  CREATE INDEX stock_alerts_wishlist ON shop.stock_alerts (wishlist) WHERE wishlist IS NOT NULL;
`
