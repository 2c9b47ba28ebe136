import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the matching of products remembers. A listing is read anew when its name or group is not the one that was read. A
 * `closed` product was split off by an editor and draws nothing to it; `corrected` names the columns that an editor has
 * written; a product that was merged away keeps its address and says where it went. `words` is what editors find it by.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE prices.products
      ADD COLUMN closed boolean NOT NULL DEFAULT false,
      ADD COLUMN corrected text[] NOT NULL DEFAULT '{}',
      ADD COLUMN merged_into integer REFERENCES prices.products (id) ON DELETE SET NULL,
      ADD COLUMN words text NOT NULL DEFAULT '';
    CREATE INDEX products_merged_into ON prices.products (merged_into) WHERE merged_into IS NOT NULL;
    CREATE INDEX products_first_word ON prices.products (split_part(words, ' ', 1));

    ALTER TABLE prices.listings ADD COLUMN read_name text, ADD COLUMN read_group smallint;

    CREATE TABLE prices.offer_matches (
      offer_id uuid PRIMARY KEY REFERENCES public.offers (id) ON DELETE CASCADE,
      group_number smallint NOT NULL,
      product_id integer REFERENCES prices.products (id) ON DELETE SET NULL,
      score real,
      reason text
    );
    CREATE INDEX offer_matches_product ON prices.offer_matches (product_id);
    CREATE INDEX offer_matches_group ON prices.offer_matches (group_number);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE prices.offer_matches;
    ALTER TABLE prices.listings DROP COLUMN read_name, DROP COLUMN read_group;
    ALTER TABLE prices.products DROP COLUMN closed, DROP COLUMN corrected, DROP COLUMN merged_into, DROP COLUMN words;
  `)
}
