import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The pick-up point that an order goes to, by its id, and the labels that carriers made for its parcels. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.order_points (
      order_id uuid PRIMARY KEY REFERENCES public.orders (id) ON DELETE CASCADE,
      point text NOT NULL
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
    CREATE INDEX shipments_on_their_way ON shop.shipments (shipped_at) WHERE state = 'shipped';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX shop.shipments_on_their_way;
    DROP TABLE shop.labels, shop.order_points;`)
}
