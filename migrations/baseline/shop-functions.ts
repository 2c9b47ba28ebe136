import { sql } from '@payloadcms/db-postgres'

/** Refusals of the database: of changes to records that only grow, and of steps that an order does not take. */
export const shopGuards = sql`
  CREATE FUNCTION shop.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME; END $$;

  CREATE FUNCTION shop.keep_documents() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'UPDATE' OR OLD.pdf IS NOT NULL OR to_jsonb(NEW) - 'pdf' <> to_jsonb(OLD) - 'pdf' THEN
        RAISE EXCEPTION 'an issued document never changes';
      END IF;
      RETURN NEW;
    END $$;

  -- Only the personal data of a statement may be erased.
  CREATE FUNCTION shop.keep_withdrawals() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'UPDATE' OR NEW.name <> '—' OR NEW.email <> 'erased@customers.invalid'
        OR NEW.goods IS DISTINCT FROM (CASE WHEN OLD.goods IS NULL THEN NULL ELSE '—' END)
        OR to_jsonb(NEW) - ARRAY['name', 'email', 'goods'] <> to_jsonb(OLD) - ARRAY['name', 'email', 'goods']
      THEN RAISE EXCEPTION 'a statement of withdrawal never changes'; END IF;
      RETURN NEW;
    END $$;

  -- A cancelled order may be placed after all, where its payment came late (decision 62).
  CREATE FUNCTION shop.check_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (OLD.status::text, NEW.status::text) NOT IN (
        ('awaiting-payment', 'placed'), ('awaiting-payment', 'cancelled'), ('placed', 'cancelled'), ('placed', 'closed'),
        ('cancelled', 'placed')
      ) THEN RAISE EXCEPTION 'an order does not go from % to %', OLD.status, NEW.status; END IF;
      RETURN NEW;
    END $$;
`

/** Columns and rows that the database derives, so that whoever changes their source cannot forget them. */
export const shopDerived = sql`
  CREATE FUNCTION shop.describe_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT product_id, colour_id, size, coalesce(off_sale, false) INTO NEW.product, NEW.colour, NEW.size, NEW.off_sale
        FROM public.variants WHERE id = NEW.variant;
      RETURN NEW;
    END $$;

  CREATE FUNCTION shop.describe_stock_again() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE shop.variant_stock SET product = NEW.product_id, colour = NEW.colour_id, size = NEW.size,
        off_sale = coalesce(NEW.off_sale, false) WHERE variant = NEW.id;
      RETURN NULL;
    END $$;

  CREATE FUNCTION shop.mark_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.in_stock := NEW.on_hand > NEW.reserved AND NOT NEW.off_sale;
      RETURN NEW;
    END $$;

  -- The cache hears of it (the tag stock of src/server/cache/tags.ts) in the transaction of the change, whoever makes it.
  CREATE FUNCTION shop.tell_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('broshura_cache', '{"tags":["stock"]}');
      RETURN NULL;
    END $$;

  CREATE FUNCTION shop.note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO shop.catalogue_changes
        SELECT DISTINCT (changed ->> TG_ARGV[0])::uuid FROM unnest(ARRAY[to_jsonb(OLD), to_jsonb(NEW)]) changed
        WHERE changed ->> TG_ARGV[0] IS NOT NULL;
      RETURN NULL;
    END $$;

  CREATE FUNCTION shop.note_product_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.product := coalesce(NEW.product, (SELECT product_id FROM public.variants WHERE id = NEW.variant));
      RETURN NEW;
    END $$;

  CREATE FUNCTION shop.note_lost_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE shop.carts SET lost = lost + 1
        WHERE id IN (SELECT cart FROM shop.cart_lines WHERE variant = OLD.id AND NOT saved);
      RETURN OLD;
    END $$;

  -- Small Latin letters. Not by lower, which leaves Cyrillic as it is where the database has no locale.
  CREATE FUNCTION shop.finding_text(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(typed,
      'АБВГДЕЗИЙКЛМНОПРСТУФХЪЬЫЭЍабвгдезийклмнопрстуфхъьыэѝÄÖÜäöüßABCDEFGHIJKLMNOPQRSTUVWXYZ',
      'abvgdeziyklmnoprstufhayyeiabvgdeziyklmnoprstufhayyeiaouaousabcdefghijklmnopqrstuvwxyz'), 'ж', 'zh'), 'Ж', 'zh'), 'ц', 'ts'), 'Ц', 'ts'), 'ч', 'ch'), 'Ч', 'ch'), 'ш', 'sh'), 'Ш', 'sh'), 'щ', 'sht'), 'Щ', 'sht'), 'ю', 'yu'), 'Ю', 'yu'), 'я', 'ya'), 'Я', 'ya'), 'ё', 'yo'), 'Ё', 'yo')
  $$;

  -- By which staff find an order: number, mailbox, names and companies, and telephone numbers in digits alone.
  CREATE FUNCTION shop.write_finder() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.finder := shop.finding_text(concat_ws(' ', NEW.number, replace(NEW.number, '-', ''), NEW.email, NEW.shipping_address_name,
        NEW.shipping_address_company, NEW.billing_address_name, NEW.billing_address_company, NEW.invoice_company))
      || ' ' || regexp_replace(concat_ws('#', NEW.shipping_address_phone, NEW.billing_address_phone), '[^0-9#]', '', 'g');
    RETURN NEW;
  END $$;
`
