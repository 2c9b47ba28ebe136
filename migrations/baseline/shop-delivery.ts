import { sql } from '@payloadcms/db-postgres'

/** Packing, parcels and their labels, pick-up points. */
export const shopDelivery = sql`
  CREATE TABLE shop.pickup_points (
    id text PRIMARY KEY,
    carrier text NOT NULL,
    code text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('office', 'locker')),
    name text NOT NULL,
    town text NOT NULL,
    town_key text NOT NULL,
    postcode text NOT NULL,
    address text NOT NULL,
    hours text NOT NULL DEFAULT '',
    latitude double precision,
    longitude double precision,
    max_grams integer,
    updated_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (carrier, code)
  );
  CREATE INDEX pickup_points_town ON shop.pickup_points (town_key text_pattern_ops, carrier, kind);

  CREATE TABLE shop.packing (
    order_id uuid PRIMARY KEY REFERENCES public.orders (id) ON DELETE CASCADE,
    staff uuid NOT NULL,
    since timestamptz NOT NULL DEFAULT now()
  );

  -- The amount to be paid at the door belongs to the parcel, because an order may leave in several.
  CREATE TABLE shop.shipments (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
    carrier text NOT NULL,
    tracking text,
    state text NOT NULL DEFAULT 'packed' CHECK (state IN ('packed', 'shipped', 'delivered', 'refused', 'returned')),
    packed_by uuid,
    packed_at timestamptz NOT NULL DEFAULT now(),
    shipped_at timestamptz,
    ended_at timestamptz,
    collect_cents integer NOT NULL DEFAULT 0 CHECK (collect_cents >= 0),
    checked_at timestamptz,
    CHECK ((state = 'returned') = (checked_at IS NOT NULL))
  );
  CREATE INDEX shipments_order_id ON shop.shipments (order_id);
  CREATE INDEX shipments_on_their_way ON shop.shipments (shipped_at) WHERE state = 'shipped';

  -- Of a refused parcel that came back, each line goes back to stock or is written off, once.
  CREATE TABLE shop.shipment_lines (
    shipment uuid NOT NULL REFERENCES shop.shipments (id) ON DELETE CASCADE,
    order_id uuid NOT NULL,
    line text NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    restocked integer CHECK (restocked BETWEEN 0 AND quantity),
    PRIMARY KEY (shipment, line),
    FOREIGN KEY (order_id, line) REFERENCES shop.order_lines (order_id, line) ON DELETE CASCADE
  );

  CREATE TABLE shop.labels (
    shipment uuid PRIMARY KEY REFERENCES shop.shipments (id) ON DELETE CASCADE,
    carrier text NOT NULL,
    state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'sending', 'done', 'refused', 'unknown')),
    number text,
    problem text,
    pdf bytea,
    changed_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (carrier, number)
  );
`

/** Statements of withdrawal, decisions of staff on those that no order was found for, and returned goods, counted once. */
export const afterSales = sql`
  CREATE TABLE shop.withdrawals (
    id uuid PRIMARY KEY,
    stated_at timestamptz NOT NULL DEFAULT now(),
    language text NOT NULL,
    name text NOT NULL,
    order_number text NOT NULL,
    email text NOT NULL,
    goods text,
    lines jsonb NOT NULL DEFAULT '[]',
    order_id uuid,
    is_verified boolean NOT NULL,
    CHECK (order_id IS NOT NULL OR NOT is_verified)
  );
  CREATE INDEX withdrawals_order_id ON shop.withdrawals (order_id);
  CREATE INDEX withdrawals_email ON shop.withdrawals (lower(email));
  CREATE INDEX withdrawals_stated_at ON shop.withdrawals (stated_at);

  CREATE TABLE shop.withdrawal_decisions (
    withdrawal uuid PRIMARY KEY REFERENCES shop.withdrawals (id),
    outcome text NOT NULL CHECK (outcome IN ('cancelled', 'set-aside')),
    order_id uuid,
    note text,
    staff uuid NOT NULL,
    decided_at timestamptz NOT NULL DEFAULT now(),
    CHECK ((outcome = 'cancelled') = (order_id IS NOT NULL)),
    CHECK (outcome = 'cancelled' OR note <> '')
  );

  CREATE TABLE shop.return_lines (
    return_id uuid NOT NULL REFERENCES public.returns (id),
    order_id uuid NOT NULL,
    line text NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    restocked integer NOT NULL,
    condition text NOT NULL CHECK (condition IN ('as-new', 'worn', 'damaged')),
    checked_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (return_id, line),
    FOREIGN KEY (order_id, line) REFERENCES shop.order_lines (order_id, line),
    CHECK (restocked BETWEEN 0 AND quantity)
  );
  CREATE INDEX return_lines_order_id ON shop.return_lines (order_id, line);
`
