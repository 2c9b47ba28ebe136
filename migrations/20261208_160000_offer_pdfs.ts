import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Offers become those of the PDF that their brochure shows. What was accepted from a newer PDF, which is not published yet, is of
 * that one, and leaves the public pages.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "offers" ADD COLUMN "pdfs" jsonb;`)
  await db.execute(sql`
    update offers set pdfs = jsonb_build_array(i.hash)
    from brochures b left join _brochures_v v on v.parent_id = b.id and v.latest
    join imports i on i.id = case when b._status = 'published' then b.active_import_id
      else coalesce(v.version_active_import_id, b.active_import_id) end
    where offers.brochure_id = b.id and i.hash is not null`)
  await db.execute(sql`
    update offers set pdfs = jsonb_build_array(newer.hash), published = false
    from proposals.offers p join imports newer on newer.id = p.import_id
    join brochures b on b.id = p.brochure_id and b._status = 'published'
    join imports shown on shown.id = b.active_import_id
    where p.offer_id = offers.id and p.state = 'accepted' and newer.created_at > shown.created_at
      and newer.hash <> shown.hash`)
  await db.execute(sql`delete from search.offers s using offers o where o.id = s.id and o.published is not true`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "offers" DROP COLUMN "pdfs";`)
}
