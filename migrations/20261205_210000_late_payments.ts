import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A cancelled order may be placed after all, where its payment came late (decision 62). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION shop.check_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.status::text, NEW.status::text) NOT IN (
          ('awaiting-payment', 'placed'), ('awaiting-payment', 'cancelled'), ('placed', 'cancelled'), ('placed', 'closed'),
          ('cancelled', 'placed')
        ) THEN RAISE EXCEPTION 'an order does not go from % to %', OLD.status, NEW.status; END IF;
        RETURN NEW;
      END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION shop.check_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.status::text, NEW.status::text) NOT IN (
          ('awaiting-payment', 'placed'), ('awaiting-payment', 'cancelled'), ('placed', 'cancelled'), ('placed', 'closed')
        ) THEN RAISE EXCEPTION 'an order does not go from % to %', OLD.status, NEW.status; END IF;
        RETURN NEW;
      END $$;`)
}
