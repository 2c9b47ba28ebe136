import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A row for each listed product with all that the catalogue filters, counts and sorts by, so that a question reads each product once
 * and not each of its variants. Whoever changes a product, its terms or what is in stock only notes which product it was: orders
 * wait neither for each other nor for the catalogue. The next question brings the noted rows up to date
 * (src/server/catalogue/renew-goods.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.catalogue_goods (
      product uuid PRIMARY KEY,
      listed_at timestamptz NOT NULL,
      cents integer NOT NULL,
      prior_cents integer,
      categories uuid[] NOT NULL,
      tags uuid[] NOT NULL,
      sizes text[] NOT NULL,
      colours uuid[] NOT NULL,
      variant_sizes text[] NOT NULL,
      variant_colours uuid[] NOT NULL,
      in_stock boolean GENERATED ALWAYS AS (cardinality(sizes) > 0) STORED
    );
    CREATE INDEX catalogue_goods_categories ON shop.catalogue_goods USING gin (categories) WITH (fastupdate = off);
    CREATE INDEX catalogue_goods_tags ON shop.catalogue_goods USING gin (tags) WITH (fastupdate = off);
    CREATE INDEX catalogue_goods_colours ON shop.catalogue_goods USING gin (colours) WITH (fastupdate = off);
    CREATE INDEX catalogue_goods_cents ON shop.catalogue_goods (cents);
    CREATE TABLE shop.catalogue_changes (product uuid NOT NULL);

    CREATE FUNCTION shop.note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO shop.catalogue_changes
          SELECT DISTINCT (changed ->> TG_ARGV[0])::uuid FROM unnest(ARRAY[to_jsonb(OLD), to_jsonb(NEW)]) changed
          WHERE changed ->> TG_ARGV[0] IS NOT NULL;
        RETURN NULL;
      END $$;

    CREATE TRIGGER catalogue_change AFTER INSERT OR UPDATE OR DELETE ON shop.listed_products
      FOR EACH ROW EXECUTE FUNCTION shop.note_catalogue_change('product');
    CREATE TRIGGER catalogue_change_added AFTER INSERT ON shop.variant_stock
      FOR EACH ROW WHEN (NEW.in_stock) EXECUTE FUNCTION shop.note_catalogue_change('product');
    CREATE TRIGGER catalogue_change AFTER UPDATE ON shop.variant_stock
      FOR EACH ROW WHEN ((OLD.in_stock, OLD.product, OLD.colour, OLD.size)
        IS DISTINCT FROM (NEW.in_stock, NEW.product, NEW.colour, NEW.size))
      EXECUTE FUNCTION shop.note_catalogue_change('product');
    CREATE TRIGGER catalogue_change_removed AFTER DELETE ON shop.variant_stock
      FOR EACH ROW WHEN (OLD.in_stock) EXECUTE FUNCTION shop.note_catalogue_change('product');
    CREATE TRIGGER catalogue_change_added AFTER INSERT ON public.products_rels
      FOR EACH ROW WHEN (NEW.product_terms_id IS NOT NULL) EXECUTE FUNCTION shop.note_catalogue_change('parent_id');
    CREATE TRIGGER catalogue_change AFTER UPDATE ON public.products_rels
      FOR EACH ROW WHEN ((OLD.parent_id, OLD.product_terms_id, OLD.path)
        IS DISTINCT FROM (NEW.parent_id, NEW.product_terms_id, NEW.path))
      EXECUTE FUNCTION shop.note_catalogue_change('parent_id');
    CREATE TRIGGER catalogue_change_removed AFTER DELETE ON public.products_rels
      FOR EACH ROW WHEN (OLD.product_terms_id IS NOT NULL) EXECUTE FUNCTION shop.note_catalogue_change('parent_id');

    INSERT INTO shop.catalogue_changes SELECT product FROM shop.listed_products;
    DROP INDEX shop.variant_stock_size, shop.variant_stock_colour, shop.listed_products_newest, shop.listed_products_price;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX variant_stock_size ON shop.variant_stock (size, product) WHERE in_stock;
    CREATE INDEX variant_stock_colour ON shop.variant_stock (colour, size, product) WHERE in_stock;
    CREATE INDEX listed_products_newest ON shop.listed_products (listed_at DESC, product);
    CREATE INDEX listed_products_price ON shop.listed_products (cents, product);
    DROP TRIGGER catalogue_change ON shop.listed_products;
    DROP TRIGGER catalogue_change_added ON shop.variant_stock;
    DROP TRIGGER catalogue_change ON shop.variant_stock;
    DROP TRIGGER catalogue_change_removed ON shop.variant_stock;
    DROP TRIGGER catalogue_change_added ON public.products_rels;
    DROP TRIGGER catalogue_change ON public.products_rels;
    DROP TRIGGER catalogue_change_removed ON public.products_rels;
    DROP FUNCTION shop.note_catalogue_change;
    DROP TABLE shop.catalogue_goods, shop.catalogue_changes;`)
}
