import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A frequent word is in a hundred thousand of a million offers. So that its search reads little: what offers have in common
 * (shop, category, group, unit) is a kind, by which they are counted; and an offer or product has the number of its official
 * group among its words (`@12`), in place of all names of the group, which stand in `search.groups` once.
 */
const numbered = sql.raw(`array_to_tsvector(
  array(SELECT word FROM unnest(tsvector_to_array(words)) word WHERE left(word, 1) <> '@')
  || CASE WHEN group_number IS NULL THEN '{}' ELSE array['@' || group_number] END)`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE search.groups (number smallint PRIMARY KEY, words text[] NOT NULL);
    INSERT INTO search.groups
    SELECT group_number, array_agg(DISTINCT substr(word, 2)) FROM (
      SELECT group_number, words FROM search.products UNION ALL SELECT group_number, words FROM search.offers
    ) named, unnest(tsvector_to_array(words)) word WHERE left(word, 1) = '@' AND group_number IS NOT NULL
    GROUP BY group_number;

    CREATE TABLE search.offer_kinds (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      retailer_id uuid NOT NULL,
      category_id uuid,
      group_number smallint,
      unit text CHECK (unit IN ('kg', 'l', 'piece')),
      card_only boolean NOT NULL,
      ranked boolean NOT NULL,
      UNIQUE NULLS NOT DISTINCT (retailer_id, category_id, group_number, unit, card_only, ranked)
    );
    INSERT INTO search.offer_kinds (retailer_id, category_id, group_number, unit, card_only, ranked)
    SELECT DISTINCT retailer_id, category_id, group_number, unit, card_only, ranked FROM search.offers;

    ALTER TABLE search.offers RENAME TO offers_before;
    CREATE TABLE search.offers (
      id uuid NOT NULL,
      brochure_id uuid NOT NULL,
      kind_id integer NOT NULL,
      first_day date NOT NULL,
      last_day date NOT NULL,
      price integer NOT NULL,
      unit_price integer,
      words tsvector NOT NULL
    );
    INSERT INTO search.offers
    SELECT o.id, brochure_id, k.id, first_day, last_day, price, unit_price, words FROM (
      SELECT id, brochure_id, retailer_id, category_id, group_number, unit, card_only, ranked, first_day, last_day, price,
        unit_price, ${numbered} AS words
      FROM search.offers_before
    ) o JOIN search.offer_kinds k USING (retailer_id, card_only, ranked)
    WHERE coalesce(o.group_number, 0) = coalesce(k.group_number, 0)
      AND (o.category_id, o.group_number, o.unit) IS NOT DISTINCT FROM (k.category_id, k.group_number, k.unit);
    DROP TABLE search.offers_before;
    ALTER TABLE search.offers ADD PRIMARY KEY (id), ADD FOREIGN KEY (kind_id) REFERENCES search.offer_kinds (id);
    CREATE INDEX offers_words ON search.offers USING gin (words) WITH (fastupdate = off);
    CREATE INDEX offers_brochure ON search.offers (brochure_id);
    CREATE INDEX offers_last_day ON search.offers (last_day);

    UPDATE search.products SET words = ${numbered};
  `)
}

/** The index is written anew by the older version's own rebuild. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE search.offers, search.offer_kinds, search.groups;
    CREATE TABLE search.offers (
      id uuid PRIMARY KEY,
      brochure_id uuid NOT NULL,
      retailer_id uuid NOT NULL,
      category_id uuid,
      first_day date NOT NULL,
      last_day date NOT NULL,
      price integer NOT NULL,
      unit_price integer,
      group_number smallint,
      unit text CHECK (unit IN ('kg', 'l', 'piece')),
      card_only boolean NOT NULL,
      ranked boolean NOT NULL,
      words tsvector NOT NULL
    );
    CREATE INDEX offers_words ON search.offers USING gin (words) WITH (fastupdate = off);
    CREATE INDEX offers_brochure ON search.offers (brochure_id);
    CREATE INDEX offers_last_day ON search.offers (last_day);
  `)
}
