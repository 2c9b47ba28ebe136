import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is on hand of each variant, and what orders have reserved of it until they are paid. The limits are checks of the database. Moves
 * are only ever added: they say why a number changed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.variant_stock (
      variant uuid PRIMARY KEY REFERENCES public.variants (id) ON DELETE CASCADE,
      on_hand integer NOT NULL CHECK (on_hand >= 0),
      reserved integer NOT NULL DEFAULT 0,
      CHECK (reserved BETWEEN 0 AND on_hand)
    );

    CREATE TABLE shop.reservations (
      order_id uuid NOT NULL,
      variant uuid NOT NULL REFERENCES shop.variant_stock (variant),
      quantity integer NOT NULL CHECK (quantity > 0),
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (order_id, variant)
    );
    CREATE INDEX reservations_variant ON shop.reservations (variant);
    CREATE INDEX reservations_expires_at ON shop.reservations (expires_at);

    CREATE TABLE shop.stock_moves (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      variant uuid NOT NULL,
      quantity integer NOT NULL CHECK (quantity <> 0),
      reason text NOT NULL CHECK (reason IN ('delivery', 'count', 'damage', 'sale', 'return')),
      order_id uuid,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX stock_moves_variant ON shop.stock_moves (variant, at);

    CREATE FUNCTION shop.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME; END $$;
    CREATE TRIGGER stock_moves_append_only BEFORE UPDATE OR DELETE ON shop.stock_moves
      FOR EACH ROW EXECUTE FUNCTION shop.refuse_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE shop.stock_moves, shop.reservations, shop.variant_stock;
    DROP FUNCTION shop.refuse_change;`)
}
