import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The barcodes of a product (EAN, 13 digits each), and pairs of products that are likely one, which an editor joins or parts; `parted` ones are
 * decided and never proposed again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE prices.products ADD COLUMN barcodes text[] NOT NULL DEFAULT '{}';
    CREATE INDEX products_barcodes ON prices.products USING gin (barcodes);
    CREATE TABLE prices.match_proposals (
      product_id integer NOT NULL REFERENCES prices.products (id) ON DELETE CASCADE,
      other_id integer NOT NULL REFERENCES prices.products (id) ON DELETE CASCADE,
      score real NOT NULL,
      parted boolean NOT NULL DEFAULT false,
      PRIMARY KEY (product_id, other_id),
      CHECK (product_id < other_id)
    );
    CREATE INDEX match_proposals_other ON prices.match_proposals (other_id);
    CREATE INDEX match_proposals_open ON prices.match_proposals (score DESC) WHERE NOT parted`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE prices.match_proposals;
    ALTER TABLE prices.products DROP COLUMN barcodes`)
}
