import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One key for all spellings of a brand, by which searches are narrowed and counted. The renewed index fills it in. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.offers ADD COLUMN brand_key text;
    ALTER TABLE search.products ADD COLUMN brand_key text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.offers DROP COLUMN brand_key;
    ALTER TABLE search.products DROP COLUMN brand_key;`)
}
