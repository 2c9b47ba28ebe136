import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Finding brochures, with the score of their titles: 4 for each term met as asked for, 2 for one met in another way; how
 * close words stand in one; and words that one may be mistyped for.
 *
 * They are functions because a function can forbid a plan: the words lie out of line, where reading them costs a hundred
 * times what the planner believes, so they must be answered by their index alone. For the same reason there is no index by day.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX search.documents_brochure_valid_to;

    CREATE FUNCTION search.find_brochures(query tsquery, best tsquery[], other tsquery[], first_end date, last_end date)
    RETURNS TABLE (id uuid, retailer_id uuid, category_id uuid, valid_from date, valid_to date, title integer)
    LANGUAGE sql STABLE ROWS 2000 SET enable_seqscan = off
    AS $$
      SELECT d.id, d.retailer_id, d.category_id, d.valid_from, d.valid_to, (
        SELECT sum(CASE WHEN d.strong @@ term.best THEN 4 WHEN d.strong @@ term.other THEN 2 ELSE 0 END)::integer
        FROM unnest(best, other) AS term(best, other)
      )
      FROM search.documents_brochure d
      WHERE d.words @@ query AND d.valid_to BETWEEN first_end AND last_end
    $$;

    CREATE FUNCTION search.closeness(brochure uuid, query tsquery) RETURNS real
    LANGUAGE sql STABLE SET enable_seqscan = off
    AS $$
      SELECT ts_rank_cd(d.words, query) FROM search.documents_brochure d WHERE d.kind = 'brochure' AND d.id = brochure
    $$;

    CREATE FUNCTION search.similar_words(form text, most integer) RETURNS TABLE (word text, brochures integer)
    LANGUAGE sql STABLE ROWS 30 SET enable_seqscan = off
    AS $$
      SELECT w.word, w.brochures FROM search.words w
      WHERE w.word % form ORDER BY similarity(w.word, form) DESC, w.brochures DESC LIMIT most
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION search.find_brochures;
    DROP FUNCTION search.closeness;
    DROP FUNCTION search.similar_words;
    CREATE INDEX documents_brochure_valid_to ON search.documents_brochure (valid_to);
  `)
}
