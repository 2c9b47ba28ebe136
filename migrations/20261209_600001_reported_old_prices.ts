import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The shelf price that a shop reports beside the price of an offer whose brochure prints no old price, in euro cents. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE prices.offer_reductions ADD COLUMN reported_old integer`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM prices.offer_reductions WHERE reported_old IS NOT NULL;
    ALTER TABLE prices.offer_reductions DROP COLUMN reported_old`)
}
