import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Nothing lost, nothing twice: the numbers of forms that were posted (decision 73); a line of an order knows its product; a cart knows how many of
 * its things were deleted; stock knows what is off sale; and money that came too much goes back.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.form_keys (
      key uuid NOT NULL,
      form text NOT NULL,
      answer jsonb,
      posted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (key, form)
    );
    CREATE INDEX form_keys_posted_at ON shop.form_keys (posted_at);

    ALTER TABLE shop.refunds DROP CONSTRAINT refunds_reason_check;
    ALTER TABLE shop.refunds ADD CONSTRAINT refunds_reason_check
      CHECK (reason IN ('cancelled', 'sold-out', 'return', 'goodwill', 'overpaid'));

    ALTER TABLE shop.order_lines ADD COLUMN product uuid;
    UPDATE shop.order_lines SET product = v.product_id FROM public.variants v WHERE v.id = order_lines.variant;
    CREATE INDEX order_lines_product ON shop.order_lines (product) WHERE product IS NOT NULL;
    CREATE INDEX order_lines_variant ON shop.order_lines (variant) WHERE variant IS NOT NULL;
    CREATE FUNCTION shop.note_product_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.product := coalesce(NEW.product, (SELECT product_id FROM public.variants WHERE id = NEW.variant));
        RETURN NEW;
      END $$;
    CREATE TRIGGER order_lines_product BEFORE INSERT ON shop.order_lines
      FOR EACH ROW EXECUTE FUNCTION shop.note_product_of_line();

    ALTER TABLE shop.carts ADD COLUMN lost integer NOT NULL DEFAULT 0;
    CREATE FUNCTION shop.note_lost_lines() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE shop.carts SET lost = lost + 1
          WHERE id IN (SELECT cart FROM shop.cart_lines WHERE variant = OLD.id AND NOT saved);
        RETURN OLD;
      END $$;
    CREATE TRIGGER variants_lost BEFORE DELETE ON public.variants
      FOR EACH ROW EXECUTE FUNCTION shop.note_lost_lines();

    ALTER TABLE shop.variant_stock ADD COLUMN off_sale boolean NOT NULL DEFAULT false;
    -- Written by a trigger from here on: before Postgres 17 the expression of a generated column cannot be changed.
    ALTER TABLE shop.variant_stock ALTER COLUMN in_stock DROP EXPRESSION IF EXISTS;
    CREATE OR REPLACE FUNCTION shop.mark_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.in_stock := NEW.on_hand > NEW.reserved AND NOT NEW.off_sale;
        RETURN NEW;
      END $$;
    CREATE OR REPLACE TRIGGER variant_stock_marked BEFORE INSERT OR UPDATE ON shop.variant_stock
      FOR EACH ROW EXECUTE FUNCTION shop.mark_in_stock();
    CREATE OR REPLACE FUNCTION shop.describe_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT product_id, colour_id, size, coalesce(off_sale, false) INTO NEW.product, NEW.colour, NEW.size, NEW.off_sale
          FROM public.variants WHERE id = NEW.variant;
        RETURN NEW;
      END $$;
    CREATE OR REPLACE FUNCTION shop.describe_stock_again() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE shop.variant_stock SET product = NEW.product_id, colour = NEW.colour_id, size = NEW.size,
          off_sale = coalesce(NEW.off_sale, false) WHERE variant = NEW.id;
        RETURN NULL;
      END $$;
    DROP TRIGGER variants_describe_stock ON public.variants;
    CREATE TRIGGER variants_describe_stock AFTER UPDATE OF product_id, colour_id, size, off_sale ON public.variants
      FOR EACH ROW WHEN ((OLD.product_id, OLD.colour_id, OLD.size, OLD.off_sale)
        IS DISTINCT FROM (NEW.product_id, NEW.colour_id, NEW.size, NEW.off_sale))
      EXECUTE FUNCTION shop.describe_stock_again();
    DROP TRIGGER variant_stock_told ON shop.variant_stock;
    CREATE TRIGGER variant_stock_told AFTER UPDATE OF on_hand, reserved, off_sale ON shop.variant_stock
      FOR EACH ROW WHEN (OLD.in_stock IS DISTINCT FROM NEW.in_stock) EXECUTE FUNCTION shop.tell_stock();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER variant_stock_told ON shop.variant_stock;
    CREATE TRIGGER variant_stock_told AFTER UPDATE OF on_hand, reserved ON shop.variant_stock
      FOR EACH ROW WHEN (OLD.in_stock IS DISTINCT FROM NEW.in_stock) EXECUTE FUNCTION shop.tell_stock();
    DROP TRIGGER variants_describe_stock ON public.variants;
    CREATE TRIGGER variants_describe_stock AFTER UPDATE OF product_id, colour_id, size ON public.variants
      FOR EACH ROW WHEN ((OLD.product_id, OLD.colour_id, OLD.size) IS DISTINCT FROM (NEW.product_id, NEW.colour_id, NEW.size))
      EXECUTE FUNCTION shop.describe_stock_again();
    CREATE OR REPLACE FUNCTION shop.describe_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT product_id, colour_id, size INTO NEW.product, NEW.colour, NEW.size
          FROM public.variants WHERE id = NEW.variant;
        RETURN NEW;
      END $$;
    CREATE OR REPLACE FUNCTION shop.describe_stock_again() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE shop.variant_stock SET product = NEW.product_id, colour = NEW.colour_id, size = NEW.size
          WHERE variant = NEW.id;
        RETURN NULL;
      END $$;
    CREATE OR REPLACE FUNCTION shop.mark_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.in_stock := NEW.on_hand > NEW.reserved;
        RETURN NEW;
      END $$;
    ALTER TABLE shop.variant_stock DROP COLUMN off_sale;
    DROP TRIGGER variants_lost ON public.variants;
    DROP FUNCTION shop.note_lost_lines;
    ALTER TABLE shop.carts DROP COLUMN lost;
    DROP TRIGGER order_lines_product ON shop.order_lines;
    DROP FUNCTION shop.note_product_of_line;
    DROP INDEX shop.order_lines_product, shop.order_lines_variant;
    ALTER TABLE shop.order_lines DROP COLUMN product;
    UPDATE shop.refunds SET reason = 'goodwill' WHERE reason = 'overpaid';
    ALTER TABLE shop.refunds DROP CONSTRAINT refunds_reason_check;
    ALTER TABLE shop.refunds ADD CONSTRAINT refunds_reason_check
      CHECK (reason IN ('cancelled', 'sold-out', 'return', 'goodwill'));
    DROP TABLE shop.form_keys;`)
}
