import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The catalogue keeps the end of the id of a size chart (`src/domain/clothing-size.ts`) beside the sizes, which the
 * version before goes on reading and writing. So the database derives it, whichever version renews a row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER catalogue_change_chart AFTER UPDATE ON products
      FOR EACH ROW WHEN (OLD.size_chart_id IS DISTINCT FROM NEW.size_chart_id)
      EXECUTE FUNCTION shop.note_catalogue_change('id');
    ALTER TABLE shop.catalogue_goods ADD COLUMN chart text NOT NULL DEFAULT '';
    CREATE FUNCTION shop.describe_chart() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.chart := coalesce(
          (SELECT right(size_chart_id::text, 6) FROM public.products WHERE id = NEW.product), '');
        RETURN NEW;
      END $$;
    CREATE TRIGGER describe_chart BEFORE INSERT OR UPDATE ON shop.catalogue_goods
      FOR EACH ROW EXECUTE FUNCTION shop.describe_chart();
    INSERT INTO shop.catalogue_changes SELECT product FROM shop.listed_products;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER describe_chart ON shop.catalogue_goods;
    DROP FUNCTION shop.describe_chart;
    ALTER TABLE shop.catalogue_goods DROP COLUMN chart;
    DROP TRIGGER catalogue_change_chart ON products;`)
}
