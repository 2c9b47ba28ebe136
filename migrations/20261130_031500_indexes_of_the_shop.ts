import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The parcels of an order, the refunds of a payment and the coupon of an order were found by reading all of them, and
 * so were documents without their PDF and variants by a part of their names. Whoever writes to a table waits while its
 * index is made: the largest are the first, so that the others are locked for a short time only.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX documents_undrawn ON shop.documents (issued_at) WHERE pdf IS NULL;
    CREATE INDEX variants_finding ON variants
      USING gin (shop.finding_text(sku || ' ' || size || ' ' || coalesce(ean, '')) gin_trgm_ops);
    CREATE INDEX products_locales_finding ON products_locales USING gin (shop.finding_text(title) gin_trgm_ops);
    CREATE INDEX shipment_lines_order_id ON shop.shipment_lines (order_id, line);
    CREATE INDEX refunds_payment ON shop.refunds (payment);
    CREATE INDEX coupon_uses_order_id ON shop.coupon_uses (order_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX shop.coupon_uses_order_id;
    DROP INDEX shop.refunds_payment;
    DROP INDEX shop.shipment_lines_order_id;
    DROP INDEX products_locales_finding;
    DROP INDEX variants_finding;
    DROP INDEX shop.documents_undrawn;`)
}
