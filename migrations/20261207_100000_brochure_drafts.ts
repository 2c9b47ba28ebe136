import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brochures" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "_brochures_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "imports" ADD COLUMN "cover" jsonb;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brochures_saved_by_idx" ON "brochures" USING btree ("saved_by_id");
  CREATE INDEX "_brochures_v_version_version_saved_by_idx" ON "_brochures_v" USING btree ("version_saved_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brochures" DROP CONSTRAINT "brochures_saved_by_id_users_id_fk";
  
  ALTER TABLE "_brochures_v" DROP CONSTRAINT "_brochures_v_version_saved_by_id_users_id_fk";
  
  DROP INDEX "brochures_saved_by_idx";
  DROP INDEX "_brochures_v_version_version_saved_by_idx";
  ALTER TABLE "brochures" DROP COLUMN "saved_by_id";
  ALTER TABLE "_brochures_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "imports" DROP COLUMN "cover";`)
}
