import { sql } from '@payloadcms/db-postgres'

/** Triggers on the shop's own tables. Postgres fires those of one event in the order of their names. */
export const shopTriggers = sql`
  CREATE TRIGGER stock_moves_append_only BEFORE UPDATE OR DELETE ON shop.stock_moves
    FOR EACH ROW EXECUTE FUNCTION shop.refuse_change();
  CREATE TRIGGER stock_moves_not_emptied BEFORE TRUNCATE ON shop.stock_moves
    FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();
  CREATE TRIGGER documents_never_change BEFORE UPDATE OR DELETE ON shop.documents
    FOR EACH ROW EXECUTE FUNCTION shop.keep_documents();
  CREATE TRIGGER withdrawals_never_change BEFORE UPDATE OR DELETE ON shop.withdrawals
    FOR EACH ROW EXECUTE FUNCTION shop.keep_withdrawals();
  CREATE TRIGGER withdrawals_not_emptied BEFORE TRUNCATE ON shop.withdrawals
    FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();
  CREATE TRIGGER return_lines_append_only BEFORE UPDATE OR DELETE ON shop.return_lines
    FOR EACH ROW EXECUTE FUNCTION shop.refuse_change();
  CREATE TRIGGER return_lines_not_emptied BEFORE TRUNCATE ON shop.return_lines
    FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();
  CREATE TRIGGER gift_card_entries_append_only BEFORE UPDATE OR DELETE ON shop.gift_card_entries
    FOR EACH ROW EXECUTE FUNCTION shop.refuse_change();
  CREATE TRIGGER gift_card_entries_not_emptied BEFORE TRUNCATE ON shop.gift_card_entries
    FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();

  CREATE TRIGGER order_lines_product BEFORE INSERT ON shop.order_lines
    FOR EACH ROW EXECUTE FUNCTION shop.note_product_of_line();

  -- Only a variant that comes in stock or sells out changes the indexes and tells the cache.
  CREATE TRIGGER variant_stock_described BEFORE INSERT ON shop.variant_stock
    FOR EACH ROW EXECUTE FUNCTION shop.describe_stock();
  CREATE TRIGGER variant_stock_marked BEFORE INSERT OR UPDATE ON shop.variant_stock
    FOR EACH ROW EXECUTE FUNCTION shop.mark_in_stock();
  CREATE TRIGGER variant_stock_told AFTER UPDATE OF on_hand, reserved, off_sale ON shop.variant_stock
    FOR EACH ROW WHEN (OLD.in_stock IS DISTINCT FROM NEW.in_stock) EXECUTE FUNCTION shop.tell_stock();
  CREATE TRIGGER variant_stock_told_first AFTER INSERT ON shop.variant_stock
    FOR EACH ROW WHEN (NEW.in_stock) EXECUTE FUNCTION shop.tell_stock();

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
`
