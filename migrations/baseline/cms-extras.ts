import { sql } from '@payloadcms/db-postgres'

/** Indexes and the check that the content model cannot say. */
export const cmsIndexes = sql`
  -- Public lists read published brochures by day or by publication; each order has its own partial index.
  CREATE INDEX brochures_public_ends ON brochures (valid_to, id) WHERE _status = 'published';
  CREATE INDEX brochures_public_starts ON brochures (valid_from, id) WHERE _status = 'published';
  CREATE INDEX brochures_public_newest ON brochures
    ((coalesce(published_at, 'epoch'::timestamptz)) DESC, id DESC) WHERE _status = 'published';
  CREATE INDEX brochures_public_category_ends ON brochures (category_id, valid_to, id) WHERE _status = 'published';
  CREATE INDEX brochures_public_category_starts ON brochures (category_id, valid_from, id) WHERE _status = 'published';
  CREATE INDEX brochures_public_category_newest ON brochures
    (category_id, (coalesce(published_at, 'epoch'::timestamptz)) DESC, id DESC) WHERE _status = 'published';
  CREATE INDEX brochures_public_retailer_ends ON brochures (retailer_id, valid_to, id) WHERE _status = 'published';
  CREATE INDEX brochures_public_retailer_starts ON brochures (retailer_id, valid_from, id) WHERE _status = 'published';

  -- They find the pages in whose blocks a medium is used (collections/content/media-uses.ts).
  CREATE INDEX pages_blocks_idx ON pages USING gin (blocks) WITH (fastupdate = off);
  CREATE INDEX _pages_v_version_blocks_idx ON _pages_v USING gin (version_blocks) WITH (fastupdate = off) WHERE latest;

  CREATE INDEX products_rels_term_parent ON products_rels (product_terms_id, parent_id) WHERE product_terms_id IS NOT NULL;
  CREATE INDEX orders_guest_email ON orders (lower(email)) WHERE customer_id IS NULL;
  CREATE INDEX orders_finder ON orders USING gin (finder gin_trgm_ops);

  ALTER TABLE reviews ADD CONSTRAINT reviews_refused_for_a_reason CHECK ((status = 'refused') = (reason IS NOT NULL));
`

/** The audit log stays as it was written, whoever asks: also this application. */
export const auditLogKept = sql`
  CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  begin
    raise exception 'the audit log is only ever written to' using errcode = 'insufficient_privilege';
  end $$;
  CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
  CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log EXECUTE FUNCTION refuse_audit_change();
`

/** Triggers of the shop on tables of the CMS. */
export const cmsTriggers = sql`
  CREATE TRIGGER orders_status BEFORE UPDATE OF status ON orders
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION shop.check_order_status();
  CREATE TRIGGER write_finder BEFORE INSERT OR UPDATE ON orders
    FOR EACH ROW EXECUTE FUNCTION shop.write_finder();

  CREATE TRIGGER variants_describe_stock AFTER UPDATE OF product_id, colour_id, size, off_sale ON variants
    FOR EACH ROW WHEN ((OLD.product_id, OLD.colour_id, OLD.size, OLD.off_sale)
      IS DISTINCT FROM (NEW.product_id, NEW.colour_id, NEW.size, NEW.off_sale))
    EXECUTE FUNCTION shop.describe_stock_again();
  CREATE TRIGGER variants_lost BEFORE DELETE ON variants
    FOR EACH ROW EXECUTE FUNCTION shop.note_lost_lines();

  -- The catalogue filters and sorts by the least at which something of a product can be bought, which a variant's own
  -- price may be. Where nothing is in stock the prices of all variants count, so that new and deleted ones are noted too.
  CREATE TRIGGER catalogue_change_added AFTER INSERT ON variants
    FOR EACH ROW WHEN (NEW.price_cents IS NOT NULL) EXECUTE FUNCTION shop.note_catalogue_change('product_id');
  CREATE TRIGGER catalogue_change AFTER UPDATE ON variants
    FOR EACH ROW WHEN ((OLD.price_cents, OLD.product_id) IS DISTINCT FROM (NEW.price_cents, NEW.product_id))
    EXECUTE FUNCTION shop.note_catalogue_change('product_id');
  CREATE TRIGGER catalogue_change_removed AFTER DELETE ON variants
    FOR EACH ROW WHEN (OLD.price_cents IS NOT NULL) EXECUTE FUNCTION shop.note_catalogue_change('product_id');

  CREATE TRIGGER catalogue_change_added AFTER INSERT ON products_rels
    FOR EACH ROW WHEN (NEW.product_terms_id IS NOT NULL) EXECUTE FUNCTION shop.note_catalogue_change('parent_id');
  CREATE TRIGGER catalogue_change AFTER UPDATE ON products_rels
    FOR EACH ROW WHEN ((OLD.parent_id, OLD.product_terms_id, OLD.path)
      IS DISTINCT FROM (NEW.parent_id, NEW.product_terms_id, NEW.path))
    EXECUTE FUNCTION shop.note_catalogue_change('parent_id');
  CREATE TRIGGER catalogue_change_removed AFTER DELETE ON products_rels
    FOR EACH ROW WHEN (OLD.product_terms_id IS NOT NULL) EXECUTE FUNCTION shop.note_catalogue_change('parent_id');
`
