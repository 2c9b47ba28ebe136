import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "products_colour_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"colour_id" uuid
  );
  
  CREATE TABLE "_products_v_version_colour_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"colour_id" uuid,
  	"_uuid" varchar
  );
  
  ALTER TABLE "products_colour_pictures" ADD CONSTRAINT "products_colour_pictures_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_colour_pictures" ADD CONSTRAINT "products_colour_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_colour_pictures" ADD CONSTRAINT "_products_v_version_colour_pictures_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_colour_pictures" ADD CONSTRAINT "_products_v_version_colour_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_colour_pictures_order_idx" ON "products_colour_pictures" USING btree ("_order");
  CREATE INDEX "products_colour_pictures_parent_id_idx" ON "products_colour_pictures" USING btree ("_parent_id");
  CREATE INDEX "products_colour_pictures_colour_idx" ON "products_colour_pictures" USING btree ("colour_id");
  CREATE INDEX "_products_v_version_colour_pictures_order_idx" ON "_products_v_version_colour_pictures" USING btree ("_order");
  CREATE INDEX "_products_v_version_colour_pictures_parent_id_idx" ON "_products_v_version_colour_pictures" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_colour_pictures_colour_idx" ON "_products_v_version_colour_pictures" USING btree ("colour_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_colour_pictures" CASCADE;
  DROP TABLE "_products_v_version_colour_pictures" CASCADE;`)
}
