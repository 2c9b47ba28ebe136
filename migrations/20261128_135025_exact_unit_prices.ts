import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Unit prices that are compared, ordered and added up are exact, because a napkin costs less than a cent. The renewed index
 * and the summaries that follow it fill them in; until then they are the whole cents of before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE prices.chain_groups ALTER COLUMN unit_cents TYPE double precision;
    ALTER TABLE prices.usual_prices ALTER COLUMN low TYPE double precision, ALTER COLUMN high TYPE double precision;
    ALTER TABLE search.offers ALTER COLUMN unit_price TYPE double precision;
    ALTER TABLE search.products ALTER COLUMN unit_price TYPE double precision;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE prices.chain_groups ALTER COLUMN unit_cents TYPE integer USING round(unit_cents);
    ALTER TABLE prices.usual_prices
      ALTER COLUMN low TYPE integer USING round(low), ALTER COLUMN high TYPE integer USING round(high);
    ALTER TABLE search.offers ALTER COLUMN unit_price TYPE integer USING round(unit_price);
    ALTER TABLE search.products ALTER COLUMN unit_price TYPE integer USING round(unit_price);`)
}
