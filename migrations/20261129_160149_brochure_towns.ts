import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The towns of an edition. Payload's indexes begin with the order of rows, so reading those of one brochure, and deleting a
 * brochure, would look through all of them; the last two are ours.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "brochures_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_brochures_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "brochures_texts" ADD CONSTRAINT "brochures_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brochures_v_texts" ADD CONSTRAINT "_brochures_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brochures_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brochures_texts_order_parent" ON "brochures_texts" USING btree ("order","parent_id");
  CREATE INDEX "_brochures_v_texts_order_parent" ON "_brochures_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "brochures_texts_parent" ON "brochures_texts" ("parent_id");
  CREATE INDEX "brochures_v_texts_parent" ON "_brochures_v_texts" ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brochures_texts" CASCADE;
  DROP TABLE "_brochures_v_texts" CASCADE;`)
}
