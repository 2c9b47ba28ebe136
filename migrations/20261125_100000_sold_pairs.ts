import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A kind says in which places each chain sells its products (`src/domain/reduction.ts`): with chains and places side by side, a
 * search in a shop and a town counted what the shop sells elsewhere and others sell there.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX search.product_kinds_same;
    ALTER TABLE search.product_kinds ADD sold integer[];
    CREATE TABLE search.sold AS
    SELECT s.id, s.kind_id, coalesce((
      SELECT array_agg(DISTINCT co.chain_id::integer * 32768 + l.place_id)
      FROM prices.listings i
      JOIN prices.latest l ON l.listing_id = i.id AND l.place_id = ANY (k.places)
      JOIN prices.companies co ON co.id = i.company_id AND co.chain_id = ANY (k.chains)
      WHERE i.product_id = s.id
    ), '{}') AS sold
    FROM search.products s JOIN search.product_kinds k ON k.id = s.kind_id;
    INSERT INTO search.product_kinds (group_number, unit, ranked, chains, places, sold)
    SELECT DISTINCT group_number, unit, ranked, chains, places, s.sold
    FROM search.sold s JOIN search.product_kinds k ON k.id = s.kind_id;
    UPDATE search.products p SET kind_id = k.id
    FROM search.sold s, search.product_kinds before, search.product_kinds k
    WHERE s.id = p.id AND before.id = s.kind_id AND k.sold = s.sold AND k.chains = before.chains AND k.places = before.places
      AND k.ranked = before.ranked AND (k.group_number, k.unit) IS NOT DISTINCT FROM (before.group_number, before.unit);
    DROP TABLE search.sold;
    DELETE FROM search.product_kinds WHERE sold IS NULL;
    ALTER TABLE search.product_kinds ALTER sold SET NOT NULL;
    CREATE UNIQUE INDEX product_kinds_same ON search.product_kinds
      (hash_array_extended(sold, 0), hash_array_extended(sold, 1), chains, group_number, unit, ranked) NULLS NOT DISTINCT;
    ANALYZE search.product_kinds;
    ANALYZE search.products;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX search.product_kinds_same;
    UPDATE search.products p SET kind_id = first.id
    FROM search.product_kinds k, (
      SELECT min(id) AS id, group_number, unit, ranked, chains, places FROM search.product_kinds
      GROUP BY group_number, unit, ranked, chains, places
    ) first
    WHERE k.id = p.kind_id AND first.chains = k.chains AND first.places = k.places AND first.ranked = k.ranked
      AND (first.group_number, first.unit) IS NOT DISTINCT FROM (k.group_number, k.unit);
    DELETE FROM search.product_kinds k WHERE NOT EXISTS (SELECT FROM search.products p WHERE p.kind_id = k.id);
    ALTER TABLE search.product_kinds DROP sold;
    CREATE UNIQUE INDEX product_kinds_same ON search.product_kinds
      (hash_array_extended(places, 0), hash_array_extended(places, 1), chains, group_number, unit, ranked) NULLS NOT DISTINCT;
  `)
}
