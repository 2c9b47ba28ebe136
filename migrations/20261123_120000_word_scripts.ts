import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A word that two languages share (`шоколад`, `Schokolade`) was shown as whoever came first wrote it, in every language. Now each
 * script has its own spelling; the one that is missing here is learned with the next document that has it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.words ADD COLUMN cyrillic text, ADD COLUMN latin text;
    UPDATE search.words SET
      cyrillic = CASE WHEN shown ~ '[Ѐ-ӿ]' THEN shown END,
      latin = CASE WHEN shown !~ '[Ѐ-ӿ]' THEN shown END;
    ALTER TABLE search.words DROP COLUMN shown, ADD CHECK (coalesce(cyrillic, latin) IS NOT NULL);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.words ADD COLUMN shown text;
    UPDATE search.words SET shown = coalesce(cyrillic, latin);
    ALTER TABLE search.words DROP COLUMN cyrillic, DROP COLUMN latin, ALTER COLUMN shown SET NOT NULL;
  `)
}
