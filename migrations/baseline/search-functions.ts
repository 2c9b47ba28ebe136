import { sql } from '@payloadcms/db-postgres'

/** A query has at most eight terms. Written out, because a subquery for each row would take most of a search's time. */
const titleScore = sql.raw(
  [1, 2, 3, 4, 5, 6, 7, 8]
    .map((term) => `CASE WHEN d.strong @@ best[${term}] THEN 4 WHEN d.strong @@ other[${term}] THEN 2 ELSE 0 END`)
    .join(' + '),
)

/**
 * Functions, because a function can forbid a plan: the words lie out of line, where reading them costs a hundred times what
 * the planner believes, so that they must be answered by their index alone. For the same reason there is no index by day.
 */
export const searchFunctions = sql`
  -- Titles score 4 for each term met as asked for, 2 for one met in another way.
  CREATE FUNCTION search.find_brochures(query tsquery, best tsquery[], other tsquery[], first_end date, last_end date)
  RETURNS TABLE (id uuid, retailer_id uuid, category_id uuid, valid_from date, valid_to date, title integer)
  LANGUAGE plpgsql STABLE ROWS 2000 SET enable_seqscan = off
  AS $$
  BEGIN
    IF first_end > '-infinity' THEN
      RETURN QUERY
      SELECT d.id, d.retailer_id, d.category_id, d.valid_from, d.valid_to, ${titleScore}
      FROM search.documents_brochure d
      WHERE NOT d.ended AND d.words @@ query AND d.valid_to BETWEEN first_end AND last_end;
    ELSE
      RETURN QUERY
      SELECT d.id, d.retailer_id, d.category_id, d.valid_from, d.valid_to, ${titleScore}
      FROM search.documents_brochure d
      WHERE d.words @@ query AND d.valid_to BETWEEN first_end AND last_end;
    END IF;
  END
  $$;

  CREATE FUNCTION search.closeness(brochure uuid, query tsquery) RETURNS real
  LANGUAGE sql STABLE SET enable_seqscan = off
  AS $$
    SELECT ts_rank_cd(d.words, query) FROM search.documents_brochure d WHERE d.kind = 'brochure' AND d.id = brochure
  $$;

  -- Words with two errors share few groups of three letters, so the search is wide; which of them is meant, the other
  -- words of the question tell.
  CREATE FUNCTION search.similar_things(form text, most integer) RETURNS TABLE (word text)
  LANGUAGE sql STABLE ROWS 60 SET enable_seqscan = off SET pg_trgm.similarity_threshold = 0.19
  AS $$
    SELECT w.word FROM search.words w
    WHERE w.word % form AND w.things > 0 AND abs(length(w.word) - length(form)) <= 4
    ORDER BY similarity(w.word, form) DESC, w.things DESC LIMIT most
  $$;

  CREATE FUNCTION search.things_with(queries text[]) RETURNS TABLE (query text, things bigint)
  LANGUAGE sql STABLE ROWS 20 SET enable_seqscan = off
  AS $$
    SELECT q, (SELECT count(*) FROM (SELECT FROM search.products WHERE words @@ q::tsquery LIMIT 20) p)
      + (SELECT count(*) FROM (SELECT FROM search.offers WHERE words @@ q::tsquery LIMIT 20) o)
    FROM unnest(queries) q
  $$;
`
