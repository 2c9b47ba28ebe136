import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The catalogue filters and sorts by the least at which something of a product can be bought, which a variant's own price may be: a change of
 * it is noted like a change of stock. Where nothing is in stock the prices of all variants count, so that new and deleted ones are noted too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER catalogue_change_added AFTER INSERT ON public.variants
      FOR EACH ROW WHEN (NEW.price_cents IS NOT NULL) EXECUTE FUNCTION shop.note_catalogue_change('product_id');
    CREATE TRIGGER catalogue_change AFTER UPDATE ON public.variants
      FOR EACH ROW WHEN ((OLD.price_cents, OLD.product_id) IS DISTINCT FROM (NEW.price_cents, NEW.product_id))
      EXECUTE FUNCTION shop.note_catalogue_change('product_id');
    CREATE TRIGGER catalogue_change_removed AFTER DELETE ON public.variants
      FOR EACH ROW WHEN (OLD.price_cents IS NOT NULL) EXECUTE FUNCTION shop.note_catalogue_change('product_id');
    INSERT INTO shop.catalogue_changes SELECT product FROM shop.listed_products;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER catalogue_change_added ON public.variants;
    DROP TRIGGER catalogue_change ON public.variants;
    DROP TRIGGER catalogue_change_removed ON public.variants;`)
}
