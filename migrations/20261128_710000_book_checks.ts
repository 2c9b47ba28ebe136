import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the last check of each day found in the books of the shop, and when somebody was told. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.book_checks (
      day date PRIMARY KEY,
      checked_at timestamptz NOT NULL DEFAULT now(),
      count integer NOT NULL,
      faults jsonb NOT NULL,
      mailed_at timestamptz
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE shop.book_checks`)
}
