import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A correction of stock carries the number of the form that made it, so that it is made once, and why. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE shop.stock_moves ADD COLUMN form uuid;
    ALTER TABLE shop.stock_moves ADD COLUMN note text;
    CREATE UNIQUE INDEX stock_moves_form ON shop.stock_moves (form) WHERE form IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX shop.stock_moves_form;
    ALTER TABLE shop.stock_moves DROP COLUMN form;
    ALTER TABLE shop.stock_moves DROP COLUMN note;`)
}
