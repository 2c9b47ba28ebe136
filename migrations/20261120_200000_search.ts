import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The search index. `strong` holds names, titles and tokens of the retailer and the category (it ranks and is small),
 * `words` everything (it finds, and lies out of line). Documents of a kind lie together, so that a search over brochures
 * reads no page. `words` is the vocabulary in which typing errors are resolved.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE SCHEMA search;

    CREATE TABLE search.documents (
      kind text NOT NULL,
      id uuid NOT NULL,
      brochure_id uuid,
      retailer_id uuid,
      category_id uuid,
      page_number integer,
      valid_from date,
      valid_to date,
      strong tsvector NOT NULL,
      words tsvector NOT NULL,
      PRIMARY KEY (kind, id)
    ) PARTITION BY LIST (kind);

    -- Partitions take it over. (Said with the column it would need Postgres 16.)
    ALTER TABLE search.documents ALTER COLUMN strong SET STORAGE MAIN;

    CREATE TABLE search.documents_brochure PARTITION OF search.documents FOR VALUES IN ('brochure')
      WITH (toast_tuple_target = 256);
    CREATE INDEX documents_brochure_words ON search.documents_brochure USING gin (words) WITH (fastupdate = off);
    CREATE INDEX documents_brochure_valid_to ON search.documents_brochure (valid_to);

    CREATE TABLE search.documents_page PARTITION OF search.documents FOR VALUES IN ('page');
    CREATE INDEX documents_page_brochure ON search.documents_page (brochure_id);

    CREATE TABLE search.documents_name PARTITION OF search.documents FOR VALUES IN ('retailer', 'category');
    CREATE INDEX documents_name_words ON search.documents_name USING gin (words) WITH (fastupdate = off);

    CREATE TABLE search.documents_other PARTITION OF search.documents DEFAULT;
    CREATE INDEX documents_other_words ON search.documents_other USING gin (words) WITH (fastupdate = off);

    CREATE TABLE search.words (
      word text COLLATE "C" PRIMARY KEY,
      shown text NOT NULL,
      brochures integer NOT NULL DEFAULT 1
    );
    CREATE INDEX words_trigrams ON search.words USING gin (word gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA search CASCADE`)
}
