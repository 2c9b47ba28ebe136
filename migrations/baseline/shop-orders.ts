import { sql } from '@payloadcms/db-postgres'

/** Carts and the checkout. */
export const shopCarts = sql`
  -- A cart remembers that an order was made of it, and how many of its things were deleted.
  CREATE TABLE shop.carts (
    id uuid PRIMARY KEY,
    customer uuid UNIQUE REFERENCES public.customers (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    ordered_at timestamptz,
    lost integer NOT NULL DEFAULT 0
  );
  CREATE INDEX carts_updated_at ON shop.carts (updated_at);

  CREATE TABLE shop.cart_lines (
    cart uuid NOT NULL REFERENCES shop.carts (id) ON DELETE CASCADE,
    variant uuid NOT NULL REFERENCES public.variants (id) ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
    added_cents integer NOT NULL CHECK (added_cents >= 0),
    saved boolean NOT NULL DEFAULT false,
    added_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (cart, variant)
  );
  CREATE INDEX cart_lines_variant ON shop.cart_lines (variant);

  -- The entries of the checkout, with their cart. Once ordered, the request is kept, and the row is found by its key
  -- alone: sent again, it leads to the same order.
  CREATE TABLE shop.checkouts (
    key uuid PRIMARY KEY,
    cart uuid NOT NULL REFERENCES shop.carts (id) ON DELETE CASCADE,
    fields jsonb NOT NULL DEFAULT '{}',
    request jsonb,
    updated_at timestamptz NOT NULL DEFAULT now(),
    gift_cards uuid[] NOT NULL DEFAULT '{}'
  );
  CREATE UNIQUE INDEX checkouts_open ON shop.checkouts (cart) WHERE request IS NULL;
  CREATE INDEX checkouts_cart ON shop.checkouts (cart);
  CREATE INDEX checkouts_updated_at ON shop.checkouts (updated_at);

  -- The numbers of forms that were posted (decision 73).
  CREATE TABLE shop.form_keys (
    key uuid NOT NULL,
    form text NOT NULL,
    answer jsonb,
    posted_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (key, form)
  );
  CREATE INDEX form_keys_posted_at ON shop.form_keys (posted_at);
`

/** Around an order: how far its lines are, coupons that were used, links that open it, holds. */
export const shopOrders = sql`
  CREATE TABLE shop.order_lines (
    order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
    line text NOT NULL,
    variant uuid,
    quantity integer NOT NULL CHECK (quantity > 0),
    shipped integer NOT NULL DEFAULT 0 CHECK (shipped BETWEEN 0 AND quantity),
    returned integer NOT NULL DEFAULT 0,
    product uuid,
    PRIMARY KEY (order_id, line),
    CHECK (returned BETWEEN 0 AND shipped)
  );
  CREATE INDEX order_lines_product ON shop.order_lines (product) WHERE product IS NOT NULL;
  CREATE INDEX order_lines_variant ON shop.order_lines (variant) WHERE variant IS NOT NULL;

  -- The pick-up point that an order goes to.
  CREATE TABLE shop.order_points (
    order_id uuid PRIMARY KEY REFERENCES public.orders (id) ON DELETE CASCADE,
    point text NOT NULL
  );

  CREATE TABLE shop.coupon_uses (
    coupon uuid NOT NULL REFERENCES public.coupons (id) ON DELETE CASCADE,
    order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
    email text NOT NULL,
    used_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (coupon, order_id)
  );

  CREATE TABLE shop.order_access (
    token_hash text PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX order_access_expires_at ON shop.order_access (expires_at);

  -- Links by which whoever has ordered without an account finds these orders and has their personal data erased. With
  -- erasure_at a row is the wish to erase it, which may wait for open orders.
  CREATE TABLE shop.guest_access (
    token_hash text PRIMARY KEY,
    email text NOT NULL CHECK (email = lower(email)),
    language text NOT NULL,
    expires_at timestamptz NOT NULL,
    erasure_at timestamptz
  );
  CREATE INDEX guest_access_expires_at ON shop.guest_access (expires_at);
  CREATE UNIQUE INDEX guest_access_erasures ON shop.guest_access (email) WHERE erasure_at IS NOT NULL;

  -- The network from which a guest has ordered, as a keyed hash, so that unpaid orders are counted by that and not by a
  -- mailbox, which anybody can type. It is forgotten after some days.
  CREATE TABLE shop.order_origins (
    order_id uuid PRIMARY KEY REFERENCES public.orders (id) ON DELETE CASCADE,
    network text NOT NULL,
    ordered_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX order_origins_network ON shop.order_origins (network, ordered_at);
  CREATE INDEX order_origins_ordered_at ON shop.order_origins (ordered_at);

  -- Orders paid at the door that are not packed before somebody has confirmed them (decision 72).
  CREATE TABLE shop.order_holds (
    order_id uuid PRIMARY KEY REFERENCES public.orders (id) ON DELETE CASCADE,
    reason text NOT NULL CHECK (reason IN ('large', 'repeated')),
    way text NOT NULL CHECK (way IN ('mailbox', 'call')),
    held_at timestamptz NOT NULL DEFAULT now(),
    ends_at timestamptz NOT NULL,
    released_at timestamptz,
    released_by text CHECK (released_by IN ('customer', 'staff')),
    note text CHECK (char_length(note) <= 500),
    CHECK ((released_at IS NULL) = (released_by IS NULL)),
    CHECK (released_by <> 'staff' OR note <> '')
  );
  CREATE INDEX order_holds_ends_at ON shop.order_holds (ends_at) WHERE released_at IS NULL;
`
