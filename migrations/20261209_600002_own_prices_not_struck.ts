import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A price of a variant's own is no reduced price of its product, even where both are equal: all goods are computed anew. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`INSERT INTO shop.catalogue_changes SELECT product FROM shop.listed_products`)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  // The goods are right either way.
}
