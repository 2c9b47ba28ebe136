import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A review is about the line of an order, also a guest's, and is refused only for a reason of the list; one that was refused without any
 * waits for staff again. Invitations to review need a consent, which nobody has given yet.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_reason" AS ENUM('insult', 'personal-data', 'off-topic', 'advert', 'unlawful', 'not-genuine');
  CREATE TYPE "public"."enum_reviews_fit" AS ENUM('small', 'true', 'large');
  CREATE TYPE "public"."enum_reviews_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TABLE "review_pictures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid,
  	"review_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar
  );
  
  DROP INDEX "productSlug_status_createdAt_idx";
  ALTER TABLE "reviews" ALTER COLUMN "customer_id" DROP NOT NULL;
  ALTER TABLE "customers" ADD COLUMN "review_invitations" boolean DEFAULT false;
  ALTER TABLE "orders" ADD COLUMN "review_invitation" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD COLUMN "reason" "enum_reviews_reason";
  ALTER TABLE "reviews" ADD COLUMN "product_id" uuid;
  ALTER TABLE "reviews" ADD COLUMN "fit" "enum_reviews_fit";
  ALTER TABLE "reviews" ADD COLUMN "author_name" varchar;
  ALTER TABLE "reviews" ADD COLUMN "language" "enum_reviews_language";
  ALTER TABLE "reviews" ADD COLUMN "order_id" uuid;
  ALTER TABLE "reviews" ADD COLUMN "line" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_pictures_id" uuid;
  ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "review_pictures_customer_idx" ON "review_pictures" USING btree ("customer_id");
  CREATE INDEX "review_pictures_review_idx" ON "review_pictures" USING btree ("review_id");
  CREATE INDEX "review_pictures_updated_at_idx" ON "review_pictures" USING btree ("updated_at");
  CREATE INDEX "review_pictures_created_at_idx" ON "review_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "review_pictures_filename_idx" ON "review_pictures" USING btree ("filename");
  CREATE INDEX "review_pictures_sizes_small_sizes_small_filename_idx" ON "review_pictures" USING btree ("sizes_small_filename");
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_pictures_fk" FOREIGN KEY ("review_pictures_id") REFERENCES "public"."review_pictures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id");
  CREATE INDEX "reviews_order_idx" ON "reviews" USING btree ("order_id");
  CREATE INDEX "product_status_createdAt_idx" ON "reviews" USING btree ("product_id","status","created_at");
  CREATE INDEX "product_status_rating_createdAt_idx" ON "reviews" USING btree ("product_id","status","rating","created_at");
  CREATE UNIQUE INDEX "order_line_idx" ON "reviews" USING btree ("order_id","line");
  CREATE INDEX "payload_locked_documents_rels_review_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("review_pictures_id");
  UPDATE "reviews" SET "product_id" = "products"."id" FROM "products" WHERE "products"."slug" = "reviews"."product_slug";
  ALTER TABLE "reviews" DROP COLUMN "product_slug";
  UPDATE "reviews" SET "status" = 'pending' WHERE "status" = 'refused';
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_refused_for_a_reason" CHECK (("status" = 'refused') = ("reason" IS NOT NULL));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "review_pictures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "review_pictures" CASCADE;
  ALTER TABLE "reviews" DROP CONSTRAINT "reviews_product_id_products_id_fk";
  
  ALTER TABLE "reviews" DROP CONSTRAINT "reviews_order_id_orders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_pictures_fk";
  
  DROP INDEX "reviews_product_idx";
  DROP INDEX "reviews_order_idx";
  DROP INDEX "product_status_createdAt_idx";
  DROP INDEX "product_status_rating_createdAt_idx";
  DROP INDEX "order_line_idx";
  DROP INDEX "payload_locked_documents_rels_review_pictures_id_idx";
  ALTER TABLE "reviews" DROP CONSTRAINT "reviews_refused_for_a_reason";
  DELETE FROM "reviews" WHERE "customer_id" IS NULL;
  ALTER TABLE "reviews" ALTER COLUMN "customer_id" SET NOT NULL;
  ALTER TABLE "reviews" ADD COLUMN "product_slug" varchar NOT NULL DEFAULT '';
  UPDATE "reviews" SET "product_slug" = "products"."slug" FROM "products" WHERE "products"."id" = "reviews"."product_id";
  ALTER TABLE "reviews" ALTER COLUMN "product_slug" DROP DEFAULT;
  CREATE INDEX "productSlug_status_createdAt_idx" ON "reviews" USING btree ("product_slug","status","created_at");
  ALTER TABLE "customers" DROP COLUMN "review_invitations";
  ALTER TABLE "orders" DROP COLUMN "review_invitation";
  ALTER TABLE "reviews" DROP COLUMN "reason";
  ALTER TABLE "reviews" DROP COLUMN "product_id";
  ALTER TABLE "reviews" DROP COLUMN "fit";
  ALTER TABLE "reviews" DROP COLUMN "author_name";
  ALTER TABLE "reviews" DROP COLUMN "language";
  ALTER TABLE "reviews" DROP COLUMN "order_id";
  ALTER TABLE "reviews" DROP COLUMN "line";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_pictures_id";
  DROP TYPE "public"."enum_reviews_reason";
  DROP TYPE "public"."enum_reviews_fit";
  DROP TYPE "public"."enum_reviews_language";`)
}
