import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Public lists read published brochures by day or by publication; each order has its own partial index. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index brochures_public_ends on brochures (valid_to, id) where _status = 'published';
    create index brochures_public_starts on brochures (valid_from, id) where _status = 'published';
    create index brochures_public_newest on brochures ((coalesce(published_at, 'epoch'::timestamptz)) desc, id desc) where _status = 'published';
    create index brochures_public_category_ends on brochures (category_id, valid_to, id) where _status = 'published';
    create index brochures_public_retailer_ends on brochures (retailer_id, valid_to, id) where _status = 'published';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index brochures_public_ends, brochures_public_starts, brochures_public_newest,
      brochures_public_category_ends, brochures_public_retailer_ends;
  `)
}
