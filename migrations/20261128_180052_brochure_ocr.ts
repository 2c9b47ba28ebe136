import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brochure_pages" ADD COLUMN "ocr" boolean DEFAULT false;
  ALTER TABLE "imports" ADD COLUMN "ocr_pages" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brochure_pages" DROP COLUMN "ocr";
  ALTER TABLE "imports" DROP COLUMN "ocr_pages";`)
}
