import { sql } from '@payloadcms/db-postgres'

/** Payments and refunds, numbered documents, and the daily check of the books. */
export const shopMoney = sql`
  CREATE TABLE shop.payments (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES public.orders (id) ON DELETE CASCADE,
    method text NOT NULL CHECK (method IN ('card', 'bank-transfer', 'cash-on-delivery', 'gift-voucher')),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed', 'expired')),
    session text UNIQUE,
    intent text,
    url text,
    refunded_cents integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    settled_at timestamptz,
    reminded_at timestamptz,
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
    reason text NOT NULL CHECK (reason IN ('cancelled', 'sold-out', 'return', 'goodwill', 'overpaid')),
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'failed')),
    provider_id text,
    created_at timestamptz NOT NULL DEFAULT now(),
    done_at timestamptz,
    return_id uuid REFERENCES public.returns (id)
  );
  CREATE INDEX refunds_order_id ON shop.refunds (order_id);
  CREATE INDEX refunds_open ON shop.refunds (created_at) WHERE state <> 'done';
  CREATE INDEX refunds_return_id ON shop.refunds (return_id);

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

  -- The findings of the last check of each day, and when somebody was told.
  CREATE TABLE shop.book_checks (
    day date PRIMARY KEY,
    checked_at timestamptz NOT NULL DEFAULT now(),
    count integer NOT NULL,
    faults jsonb NOT NULL,
    mailed_at timestamptz
  );
`

/**
 * Gift vouchers: the order of one, its codes as HMACs only, and a ledger that only grows; a balance is never below 0. Their
 * part of an order is a payment of it.
 */
export const giftVouchers = sql`
  CREATE TABLE shop.gift_cards (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL UNIQUE REFERENCES public.orders (id),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    balance_cents integer NOT NULL DEFAULT 0 CHECK (balance_cents >= 0),
    vat_rate_percent integer,
    state text NOT NULL DEFAULT 'ordered' CHECK (state IN ('ordered', 'active', 'void')),
    design text NOT NULL,
    language text NOT NULL,
    sender text NOT NULL,
    recipient text NOT NULL,
    email text,
    message text,
    send_on date NOT NULL,
    expires_on date NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz,
    printed integer NOT NULL DEFAULT 0,
    wants_reminder boolean NOT NULL DEFAULT false,
    reminded_at timestamptz,
    CHECK (balance_cents = 0 OR state = 'active')
  );
  CREATE INDEX gift_cards_created_at ON shop.gift_cards (created_at);
  CREATE INDEX gift_cards_email ON shop.gift_cards (lower(email));
  CREATE INDEX gift_cards_to_send ON shop.gift_cards (send_on) WHERE sent_at IS NULL AND email IS NOT NULL;

  CREATE TABLE shop.gift_card_codes (
    code_hash text PRIMARY KEY,
    gift_card uuid NOT NULL REFERENCES shop.gift_cards (id),
    issued_at timestamptz NOT NULL DEFAULT now(),
    voided_at timestamptz
  );
  CREATE INDEX gift_card_codes_gift_card ON shop.gift_card_codes (gift_card);

  CREATE TABLE shop.gift_card_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    gift_card uuid NOT NULL REFERENCES shop.gift_cards (id),
    cents integer NOT NULL CHECK (cents <> 0),
    reason text NOT NULL CHECK (reason IN ('issued', 'spent', 'refunded', 'corrected', 'voided')),
    order_id uuid,
    payment uuid,
    refund uuid UNIQUE,
    staff uuid,
    note text,
    at timestamptz NOT NULL DEFAULT now(),
    CHECK ((reason = 'spent') = (payment IS NOT NULL)),
    CHECK ((reason = 'refunded') = (refund IS NOT NULL)),
    CHECK (reason <> 'corrected' OR (staff IS NOT NULL AND note <> ''))
  );
  CREATE INDEX gift_card_entries_gift_card ON shop.gift_card_entries (gift_card, id);
  CREATE INDEX gift_card_entries_order_id ON shop.gift_card_entries (order_id);
  CREATE UNIQUE INDEX gift_card_entries_payment ON shop.gift_card_entries (payment);
  CREATE UNIQUE INDEX gift_card_entries_issued ON shop.gift_card_entries (gift_card) WHERE reason = 'issued';
`
