import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A category's and a shop's own lists of what comes, and of what is new, read along an index too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index brochures_public_category_starts on brochures (category_id, valid_from, id) where _status = 'published';
    create index brochures_public_retailer_starts on brochures (retailer_id, valid_from, id) where _status = 'published';
    create index brochures_public_category_newest on brochures
      (category_id, (coalesce(published_at, 'epoch'::timestamptz)) desc, id desc) where _status = 'published';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index brochures_public_category_starts, brochures_public_retailer_starts, brochures_public_category_newest;
  `)
}
