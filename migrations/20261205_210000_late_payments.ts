import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A cancelled order may be placed after all, where its payment came late (decision 62); what an order has sold is found by an index. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION shop.check_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.status::text, NEW.status::text) NOT IN (
          ('awaiting-payment', 'placed'), ('awaiting-payment', 'cancelled'), ('placed', 'cancelled'), ('placed', 'closed'),
          ('cancelled', 'placed')
        ) THEN RAISE EXCEPTION 'an order does not go from % to %', OLD.status, NEW.status; END IF;
        RETURN NEW;
      END $$;
    CREATE INDEX stock_moves_order_id ON shop.stock_moves (order_id) WHERE order_id IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX shop.stock_moves_order_id;
    CREATE OR REPLACE FUNCTION shop.check_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.status::text, NEW.status::text) NOT IN (
          ('awaiting-payment', 'placed'), ('awaiting-payment', 'cancelled'), ('placed', 'cancelled'), ('placed', 'closed')
        ) THEN RAISE EXCEPTION 'an order does not go from % to %', OLD.status, NEW.status; END IF;
        RETURN NEW;
      END $$;`)
}
