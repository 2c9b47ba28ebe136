import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The brand, and whether the price is a reduced one: searches are narrowed by them and count them. The renewed index fills them in. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.offers ADD COLUMN brand text, ADD COLUMN reduced boolean NOT NULL DEFAULT false;
    ALTER TABLE search.products ADD COLUMN brand text, ADD COLUMN reduced boolean NOT NULL DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.offers DROP COLUMN brand, DROP COLUMN reduced;
    ALTER TABLE search.products DROP COLUMN brand, DROP COLUMN reduced;`)
}
