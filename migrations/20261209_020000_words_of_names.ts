import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How many offers and products have a word in their names: only such a word is what a mistyped one may be read as, or an unfinished one completed to.
 * The renewed index counts them. Words with two errors share few groups of three letters, so the search for them becomes wider; which of
 * them is meant, the other words of the question tell (`things_with`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.words ADD COLUMN things integer NOT NULL DEFAULT 0;
    CREATE FUNCTION search.similar_things(form text, most integer) RETURNS TABLE (word text)
    LANGUAGE sql STABLE ROWS 60 SET enable_seqscan = off SET pg_trgm.similarity_threshold = 0.19
    AS $$
      SELECT w.word FROM search.words w
      WHERE w.word % form AND w.things > 0 AND abs(length(w.word) - length(form)) <= 4
      ORDER BY similarity(w.word, form) DESC, w.things DESC LIMIT most
    $$;
    DROP FUNCTION search.similar_words;
    CREATE FUNCTION search.things_with(queries text[]) RETURNS TABLE (query text, things bigint)
    LANGUAGE sql STABLE ROWS 20 SET enable_seqscan = off
    AS $$
      SELECT q, (SELECT count(*) FROM (SELECT FROM search.products WHERE words @@ q::tsquery LIMIT 20) p)
        + (SELECT count(*) FROM (SELECT FROM search.offers WHERE words @@ q::tsquery LIMIT 20) o)
      FROM unnest(queries) q
    $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION search.similar_words(form text, most integer) RETURNS TABLE (word text, brochures integer)
    LANGUAGE sql STABLE ROWS 30 SET enable_seqscan = off
    AS $$
      SELECT w.word, w.brochures FROM search.words w
      WHERE w.word % form ORDER BY similarity(w.word, form) DESC, w.brochures DESC LIMIT most
    $$;
    DROP FUNCTION search.similar_things;
    DROP FUNCTION search.things_with;
    ALTER TABLE search.words DROP COLUMN things;`)
}
