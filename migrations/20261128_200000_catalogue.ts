import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the catalogue filters and counts by. Stock knows the product, colour and size of its variant, and whether any of it is free, so
 * that a facet is counted from an index alone. Only a variant that comes in stock or sells out changes the indexes and tells the cache
 * (the tag `stock` of src/server/cache/tags.ts), in the transaction of the change and whoever makes it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE shop.variant_stock
      ADD COLUMN product uuid, ADD COLUMN colour uuid, ADD COLUMN size text,
      ADD COLUMN in_stock boolean GENERATED ALWAYS AS (on_hand > reserved) STORED;
    UPDATE shop.variant_stock s SET product = v.product_id, colour = v.colour_id, size = v.size
      FROM public.variants v WHERE v.id = s.variant;
    ALTER TABLE shop.variant_stock
      ALTER COLUMN product SET NOT NULL, ALTER COLUMN colour SET NOT NULL, ALTER COLUMN size SET NOT NULL;
    CREATE INDEX variant_stock_product ON shop.variant_stock (product, colour, size) WHERE in_stock;
    CREATE INDEX variant_stock_size ON shop.variant_stock (size, product) WHERE in_stock;
    CREATE INDEX variant_stock_colour ON shop.variant_stock (colour, size, product) WHERE in_stock;

    CREATE FUNCTION shop.describe_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT product_id, colour_id, size INTO NEW.product, NEW.colour, NEW.size
          FROM public.variants WHERE id = NEW.variant;
        RETURN NEW;
      END $$;
    CREATE TRIGGER variant_stock_described BEFORE INSERT ON shop.variant_stock
      FOR EACH ROW EXECUTE FUNCTION shop.describe_stock();

    CREATE FUNCTION shop.describe_stock_again() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE shop.variant_stock SET product = NEW.product_id, colour = NEW.colour_id, size = NEW.size
          WHERE variant = NEW.id;
        RETURN NULL;
      END $$;
    CREATE TRIGGER variants_describe_stock AFTER UPDATE OF product_id, colour_id, size ON public.variants
      FOR EACH ROW WHEN ((OLD.product_id, OLD.colour_id, OLD.size) IS DISTINCT FROM (NEW.product_id, NEW.colour_id, NEW.size))
      EXECUTE FUNCTION shop.describe_stock_again();

    CREATE FUNCTION shop.tell_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('broshura_cache', '{"tags":["stock"]}');
        RETURN NULL;
      END $$;
    CREATE TRIGGER variant_stock_told AFTER UPDATE OF on_hand, reserved ON shop.variant_stock
      FOR EACH ROW WHEN (OLD.in_stock IS DISTINCT FROM NEW.in_stock) EXECUTE FUNCTION shop.tell_stock();
    CREATE TRIGGER variant_stock_told_first AFTER INSERT ON shop.variant_stock
      FOR EACH ROW WHEN (NEW.in_stock) EXECUTE FUNCTION shop.tell_stock();

    CREATE TABLE shop.listed_products (
      product uuid PRIMARY KEY REFERENCES public.products (id) ON DELETE CASCADE,
      listed_at timestamptz NOT NULL,
      cents integer NOT NULL,
      prior_cents integer CHECK (prior_cents > cents)
    );
    CREATE INDEX listed_products_newest ON shop.listed_products (listed_at DESC, product);
    CREATE INDEX listed_products_price ON shop.listed_products (cents, product);
    CREATE INDEX products_rels_term_parent ON public.products_rels (product_terms_id, parent_id)
      WHERE product_terms_id IS NOT NULL;
    INSERT INTO shop.listed_products (product, listed_at, cents)
      SELECT id, created_at, price_cents FROM public.products
      WHERE _status = 'published' AND is_sample IS NOT TRUE AND price_cents IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX public.products_rels_term_parent;
    DROP TABLE shop.listed_products;
    DROP TRIGGER variants_describe_stock ON public.variants;
    DROP TRIGGER variant_stock_described ON shop.variant_stock;
    DROP TRIGGER variant_stock_told ON shop.variant_stock;
    DROP TRIGGER variant_stock_told_first ON shop.variant_stock;
    DROP FUNCTION shop.describe_stock, shop.describe_stock_again, shop.tell_stock;
    ALTER TABLE shop.variant_stock DROP COLUMN product, DROP COLUMN colour, DROP COLUMN size, DROP COLUMN in_stock;`)
}
