import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A refused parcel comes back: each of its lines goes back to stock or is written off, once. What is to be paid at the door belongs
 * to the parcel, because an order may leave in several. A cart remembers that an order was made of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE shop.shipments DROP CONSTRAINT shipments_state_check,
      ADD CONSTRAINT shipments_state_check CHECK (state IN ('packed', 'shipped', 'delivered', 'refused', 'returned')),
      ADD COLUMN collect_cents integer NOT NULL DEFAULT 0 CHECK (collect_cents >= 0),
      ADD COLUMN checked_at timestamptz,
      ADD CHECK ((state = 'returned') = (checked_at IS NOT NULL));
    ALTER TABLE shop.shipment_lines ADD COLUMN restocked integer CHECK (restocked BETWEEN 0 AND quantity);
    ALTER TABLE shop.carts ADD COLUMN ordered_at timestamptz;

    UPDATE shop.shipments SET collect_cents = payments.amount_cents FROM shop.payments
      WHERE payments.order_id = shipments.order_id AND payments.method = 'cash-on-delivery' AND payments.state = 'pending'
        AND shipments.state IN ('packed', 'shipped') AND shipments.id = (SELECT id FROM shop.shipments first
          WHERE first.order_id = payments.order_id ORDER BY packed_at, id LIMIT 1);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE shop.shipments SET state = 'refused', checked_at = NULL WHERE state = 'returned';
    ALTER TABLE shop.carts DROP COLUMN ordered_at;
    ALTER TABLE shop.shipment_lines DROP COLUMN restocked;
    ALTER TABLE shop.shipments DROP CONSTRAINT shipments_state_check, DROP COLUMN collect_cents, DROP COLUMN checked_at,
      ADD CONSTRAINT shipments_state_check CHECK (state IN ('packed', 'shipped', 'delivered', 'refused'));`)
}
