import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What an import proposes stays with it, so that an older PDF that is restored brings its own proposals and not the newer one's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE proposals.offers ADD COLUMN import_id uuid REFERENCES public.imports (id) ON DELETE CASCADE;
    UPDATE proposals.offers SET import_id = (
      SELECT i.id FROM imports i WHERE i.brochure_id = offers.brochure_id AND i.status = 'done'
      ORDER BY i.created_at DESC, i.id DESC LIMIT 1);
    CREATE INDEX offers_import ON proposals.offers (import_id, state);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM proposals.offers WHERE state = 'proposed' AND import_id IS DISTINCT FROM (
      SELECT active_import_id FROM brochures WHERE id = brochure_id);
    ALTER TABLE proposals.offers DROP COLUMN import_id;
  `)
}
