import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What somebody has entered at the checkout, with their cart. Once it is ordered, `request` is what was ordered, and the row is
 * found by its key alone: sent again, it leads to the same order.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.checkouts (
      key uuid PRIMARY KEY,
      cart uuid NOT NULL REFERENCES shop.carts (id) ON DELETE CASCADE,
      fields jsonb NOT NULL DEFAULT '{}',
      request jsonb,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX checkouts_open ON shop.checkouts (cart) WHERE request IS NULL;
    CREATE INDEX checkouts_cart ON shop.checkouts (cart);
    CREATE INDEX checkouts_updated_at ON shop.checkouts (updated_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE shop.checkouts;`)
}
