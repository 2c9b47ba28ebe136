import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Issued documents cannot be emptied at once either, which no trigger on rows sees. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER documents_not_emptied BEFORE TRUNCATE ON shop.documents
      FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TRIGGER documents_not_emptied ON shop.documents`)
}
