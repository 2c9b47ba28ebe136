import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * From which network a guest has ordered, as a keyed hash, so that unpaid orders are counted by that and not by a mailbox, which anybody can
 * type. It is forgotten after some days.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.order_origins (
      order_id uuid PRIMARY KEY REFERENCES public.orders (id) ON DELETE CASCADE,
      network text NOT NULL,
      ordered_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX order_origins_network ON shop.order_origins (network, ordered_at);
    CREATE INDEX order_origins_ordered_at ON shop.order_origins (ordered_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE shop.order_origins`)
}
