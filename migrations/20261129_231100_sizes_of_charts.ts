import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The catalogue keeps a size with the size chart of its product (`src/domain/clothing-size.ts`), so that it
 * hears of another chart, and all its rows are renewed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER catalogue_change_chart AFTER UPDATE ON products
      FOR EACH ROW WHEN (OLD.size_chart_id IS DISTINCT FROM NEW.size_chart_id)
      EXECUTE FUNCTION shop.note_catalogue_change('id');
    INSERT INTO shop.catalogue_changes SELECT product FROM shop.listed_products;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER catalogue_change_chart ON products;
    INSERT INTO shop.catalogue_changes SELECT product FROM shop.listed_products;`)
}
