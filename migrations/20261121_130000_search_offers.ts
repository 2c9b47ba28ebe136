import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The offers that have not ended, one narrow row each, so that a search reads a hundred thousand of them in its time:
 * `words` has no positions; `^` before a word says that it names the thing (`^масло`, but only `масло` in `бисквити с масло`).
 * Money is integer euro cents. What is not `ranked` (medicines) gets no place by its price.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search.offers`)
}
