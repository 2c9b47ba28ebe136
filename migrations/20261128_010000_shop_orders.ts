import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What surrounds an order: carts, how far its lines are, payments and refunds, parcels, documents, coupons that were used, links
 * that open an order, pick-up points. The limits are checks of the database. Orders from before this get their rows from their history.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.carts (
      id uuid PRIMARY KEY,
      customer uuid UNIQUE REFERENCES public.customers (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
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

    CREATE TABLE shop.order_lines (
      order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
      line text NOT NULL,
      variant uuid,
      quantity integer NOT NULL CHECK (quantity > 0),
      shipped integer NOT NULL DEFAULT 0 CHECK (shipped BETWEEN 0 AND quantity),
      returned integer NOT NULL DEFAULT 0,
      PRIMARY KEY (order_id, line),
      CHECK (returned BETWEEN 0 AND shipped)
    );

    CREATE TABLE shop.payments (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
      method text NOT NULL CHECK (method IN ('card', 'bank-transfer', 'cash-on-delivery')),
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed', 'expired')),
      session text UNIQUE,
      intent text,
      url text,
      refunded_cents integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz,
      settled_at timestamptz,
      CHECK (refunded_cents BETWEEN 0 AND amount_cents)
    );
    CREATE INDEX payments_order_id ON shop.payments (order_id);
    CREATE INDEX payments_pending ON shop.payments (expires_at) WHERE state = 'pending';
    CREATE TABLE shop.payment_events (
      id text PRIMARY KEY,
      kind text NOT NULL,
      payment uuid REFERENCES shop.payments (id) ON DELETE CASCADE,
      received_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE shop.refunds (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
      payment uuid NOT NULL REFERENCES shop.payments (id) ON DELETE CASCADE,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      reason text NOT NULL CHECK (reason IN ('cancelled', 'sold-out', 'return', 'goodwill')),
      state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'failed')),
      provider_id text,
      created_at timestamptz NOT NULL DEFAULT now(),
      done_at timestamptz
    );
    CREATE INDEX refunds_order_id ON shop.refunds (order_id);
    CREATE INDEX refunds_open ON shop.refunds (created_at) WHERE state <> 'done';

    CREATE TABLE shop.shipments (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
      carrier text NOT NULL,
      tracking text,
      state text NOT NULL DEFAULT 'packed' CHECK (state IN ('packed', 'shipped', 'delivered', 'refused')),
      packed_by uuid,
      packed_at timestamptz NOT NULL DEFAULT now(),
      shipped_at timestamptz,
      ended_at timestamptz
    );
    CREATE INDEX shipments_order_id ON shop.shipments (order_id);
    CREATE TABLE shop.shipment_lines (
      shipment uuid NOT NULL REFERENCES shop.shipments (id) ON DELETE CASCADE,
      order_id uuid NOT NULL,
      line text NOT NULL,
      quantity integer NOT NULL CHECK (quantity > 0),
      PRIMARY KEY (shipment, line),
      FOREIGN KEY (order_id, line) REFERENCES shop.order_lines (order_id, line) ON DELETE CASCADE
    );
    CREATE TABLE shop.packing (
      order_id uuid PRIMARY KEY REFERENCES public.orders (id) ON DELETE CASCADE,
      staff uuid NOT NULL,
      since timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE shop.counters (name text PRIMARY KEY, value bigint NOT NULL);
    CREATE TABLE shop.documents (
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note', 'sale')),
      series text NOT NULL CHECK (series IN ('invoice', 'sale')),
      number bigint NOT NULL,
      order_id uuid NOT NULL,
      refund uuid UNIQUE,
      language text NOT NULL,
      issued_at timestamptz NOT NULL DEFAULT now(),
      content jsonb NOT NULL,
      pdf bytea,
      UNIQUE (series, number)
    );
    CREATE INDEX documents_order_id ON shop.documents (order_id);
    CREATE FUNCTION shop.keep_documents() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'UPDATE' OR OLD.pdf IS NOT NULL OR to_jsonb(NEW) - 'pdf' <> to_jsonb(OLD) - 'pdf' THEN
          RAISE EXCEPTION 'an issued document never changes';
        END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER documents_never_change BEFORE UPDATE OR DELETE ON shop.documents
      FOR EACH ROW EXECUTE FUNCTION shop.keep_documents();

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

    CREATE FUNCTION shop.check_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.status::text, NEW.status::text) NOT IN (
          ('awaiting-payment', 'placed'), ('awaiting-payment', 'cancelled'), ('placed', 'cancelled'), ('placed', 'closed')
        ) THEN RAISE EXCEPTION 'an order does not go from % to %', OLD.status, NEW.status; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER orders_status BEFORE UPDATE OF status ON public.orders
      FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION shop.check_order_status();
    CREATE TRIGGER stock_moves_not_emptied BEFORE TRUNCATE ON shop.stock_moves
      FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();

    INSERT INTO shop.order_lines (order_id, line, quantity, shipped)
      SELECT orders.id, lines.id, lines.quantity, CASE WHEN gone.at IS NULL THEN 0 ELSE lines.quantity END
      FROM public.orders JOIN public.orders_lines lines ON lines._parent_id = orders.id
      LEFT JOIN LATERAL (SELECT max(at) AS at FROM public.orders_history
        WHERE _parent_id = orders.id AND status::text = 'shipped') gone ON true;
    INSERT INTO shop.payments (id, order_id, method, amount_cents, state, settled_at)
      SELECT gen_random_uuid(), orders.id, orders.payment_method::text, orders.total_cents, 'paid', max(history.at)
      FROM public.orders JOIN public.orders_history history ON history._parent_id = orders.id
        AND (history.status::text = 'paid'
          OR (history.status::text = 'delivered' AND orders.payment_method::text = 'cash-on-delivery'))
      WHERE orders.total_cents > 0 GROUP BY orders.id;
    INSERT INTO shop.shipments (id, order_id, carrier, state, packed_at, shipped_at, ended_at)
      SELECT gen_random_uuid(), orders.id, orders.shipping_method,
        CASE WHEN max(ended.at) IS NULL THEN 'shipped' ELSE 'delivered' END, max(gone.at), max(gone.at), max(ended.at)
      FROM public.orders
      JOIN public.orders_history gone ON gone._parent_id = orders.id AND gone.status::text = 'shipped'
      LEFT JOIN public.orders_history ended ON ended._parent_id = orders.id AND ended.status::text = 'delivered'
      GROUP BY orders.id;
    INSERT INTO shop.shipment_lines (shipment, order_id, line, quantity)
      SELECT shipments.id, lines.order_id, lines.line, lines.quantity
      FROM shop.shipments JOIN shop.order_lines lines ON lines.order_id = shipments.order_id;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER stock_moves_not_emptied ON shop.stock_moves;
    DROP TRIGGER orders_status ON public.orders;
    DROP TABLE shop.pickup_points, shop.order_access, shop.coupon_uses, shop.documents, shop.counters, shop.packing,
      shop.shipment_lines, shop.shipments, shop.refunds, shop.payment_events, shop.payments, shop.order_lines,
      shop.cart_lines, shop.carts;
    DROP FUNCTION shop.check_order_status, shop.keep_documents;`)
}
