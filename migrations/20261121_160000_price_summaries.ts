import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is computed once after a day's import, so that overviews need no history: all of it for place 0. Reductions are those
 * that the 30-day rule upholds (src/domain/reduction.ts) in groups that may be ranked.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE prices.reductions (
      listing_id integer PRIMARY KEY REFERENCES prices.listings (id) ON DELETE CASCADE,
      day date NOT NULL,
      started_on date NOT NULL,
      price integer NOT NULL,
      reference integer NOT NULL,
      percent smallint NOT NULL
    );
    CREATE INDEX reductions_percent ON prices.reductions (percent DESC, listing_id);

    CREATE TABLE prices.chain_groups (
      chain_id smallint NOT NULL REFERENCES prices.chains (id) ON DELETE CASCADE,
      group_number smallint NOT NULL,
      day date NOT NULL,
      listings integer NOT NULL,
      unit_cents integer,
      PRIMARY KEY (chain_id, group_number)
    );
    CREATE INDEX chain_groups_group ON prices.chain_groups (group_number);

    CREATE TABLE prices.group_movements (
      group_number smallint NOT NULL,
      invented boolean NOT NULL,
      from_day date NOT NULL,
      to_day date NOT NULL,
      listings integer NOT NULL,
      permille integer NOT NULL,
      PRIMARY KEY (group_number, invented)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE prices.group_movements, prices.chain_groups, prices.reductions`)
}
