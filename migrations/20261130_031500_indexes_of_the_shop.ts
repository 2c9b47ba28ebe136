import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The parcels of an order, the refunds of a payment and the coupon of an order were found by reading all of them, and so
 * were documents without their PDF. Whoever writes to a table waits while its index is made: the largest is the first, so
 * that the others are locked for a short time only.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX documents_undrawn ON shop.documents (issued_at) WHERE pdf IS NULL;
    CREATE INDEX shipment_lines_order_id ON shop.shipment_lines (order_id, line);
    CREATE INDEX refunds_payment ON shop.refunds (payment);
    CREATE INDEX coupon_uses_order_id ON shop.coupon_uses (order_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX shop.coupon_uses_order_id;
    DROP INDEX shop.refunds_payment;
    DROP INDEX shop.shipment_lines_order_id;
    DROP INDEX shop.documents_undrawn;`)
}
