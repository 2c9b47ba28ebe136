import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A query has at most eight terms. Written out, because a subquery for each row would take most of a search's time. */
const titleScore = sql.raw(
  [1, 2, 3, 4, 5, 6, 7, 8]
    .map((term) => `CASE WHEN d.strong @@ best[${term}] THEN 4 WHEN d.strong @@ other[${term}] THEN 2 ELSE 0 END`)
    .join(' + '),
)

/**
 * Years of past brochures must not slow down the search for today's: those that have not ended get an index of their own.
 * `ended` is set when a document is written and by the worker; until then the days decide, so it is never wrong, only late.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.documents ADD COLUMN ended boolean NOT NULL DEFAULT false;
    UPDATE search.documents_brochure SET ended = true WHERE valid_to < (now() AT TIME ZONE 'Europe/Sofia')::date;
    CREATE INDEX documents_brochure_live ON search.documents_brochure USING gin (words) WITH (fastupdate = off)
      WHERE NOT ended;

    CREATE OR REPLACE FUNCTION search.find_brochures(query tsquery, best tsquery[], other tsquery[], first_end date, last_end date)
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
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION search.find_brochures(query tsquery, best tsquery[], other tsquery[], first_end date, last_end date)
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
    DROP INDEX search.documents_brochure_live;
    ALTER TABLE search.documents DROP COLUMN ended;
  `)
}
