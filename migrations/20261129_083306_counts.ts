import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How often brochures are opened and read, by day in Sofia, and questions that the search could not answer, by week. Nothing
 * says who or in which order (decision 102). The words of a question are stored only when it is asked for the third time;
 * until then `mark` alone tells it from others.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE editorial.brochure_counts (
      brochure_id uuid NOT NULL REFERENCES public.brochures (id) ON DELETE CASCADE,
      day date NOT NULL,
      kind text NOT NULL CHECK (kind IN ('opened', 'page-read', 'ticked', 'found-by-search')),
      count integer NOT NULL CHECK (count > 0),
      PRIMARY KEY (brochure_id, day, kind)
    );
    CREATE INDEX brochure_counts_day ON editorial.brochure_counts (day);

    CREATE TABLE editorial.missed_questions (
      week date NOT NULL,
      mark text NOT NULL,
      question text CHECK (length(question) <= 60),
      count integer NOT NULL,
      PRIMARY KEY (week, mark),
      CHECK ((question IS NULL) = (count < 3))
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE editorial.brochure_counts;
    DROP TABLE editorial.missed_questions;`)
}
