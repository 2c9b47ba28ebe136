import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * By what staff find an order, kept by a trigger: number, mailbox, names and companies in small Latin letters, and telephone numbers in digits
 * alone. Not by `lower`, which leaves Cyrillic as it is where the database has no locale. A promotion may name categories.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE orders ADD COLUMN finder varchar;
    ALTER TABLE promotions_rels ADD COLUMN product_terms_id uuid;
    ALTER TABLE promotions_rels ADD CONSTRAINT promotions_rels_product_terms_fk
      FOREIGN KEY (product_terms_id) REFERENCES product_terms (id) ON DELETE CASCADE;
    CREATE INDEX promotions_rels_product_terms_id_idx ON promotions_rels (product_terms_id);

    CREATE FUNCTION shop.finding_text(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(typed,
        'АБВГДЕЗИЙКЛМНОПРСТУФХЪЬЫЭЍабвгдезийклмнопрстуфхъьыэѝÄÖÜäöüßABCDEFGHIJKLMNOPQRSTUVWXYZ',
        'abvgdeziyklmnoprstufhayyeiabvgdeziyklmnoprstufhayyeiaouaousabcdefghijklmnopqrstuvwxyz'), 'ж', 'zh'), 'Ж', 'zh'), 'ц', 'ts'), 'Ц', 'ts'), 'ч', 'ch'), 'Ч', 'ch'), 'ш', 'sh'), 'Ш', 'sh'), 'щ', 'sht'), 'Щ', 'sht'), 'ю', 'yu'), 'Ю', 'yu'), 'я', 'ya'), 'Я', 'ya'), 'ё', 'yo'), 'Ё', 'yo')
    $$;

    CREATE FUNCTION shop.write_finder() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.finder := shop.finding_text(concat_ws(' ', NEW.number, replace(NEW.number, '-', ''), NEW.email, NEW.shipping_address_name,
          NEW.shipping_address_company, NEW.billing_address_name, NEW.billing_address_company, NEW.invoice_company))
        || ' ' || regexp_replace(concat_ws('#', NEW.shipping_address_phone, NEW.billing_address_phone), '[^0-9#]', '', 'g');
      RETURN NEW;
    END $$;
    CREATE TRIGGER write_finder BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION shop.write_finder();
    UPDATE orders SET finder = '';
    CREATE INDEX orders_finder ON orders USING gin (finder gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX orders_finder;
    DROP TRIGGER write_finder ON orders;
    DROP FUNCTION shop.write_finder();
    DROP FUNCTION shop.finding_text(text);
    ALTER TABLE orders DROP COLUMN finder;
    ALTER TABLE promotions_rels DROP COLUMN product_terms_id;`)
}
