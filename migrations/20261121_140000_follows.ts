import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `follow_mails` says who is or was written to for which week: a row is claimed before its mail is handed over, so that no
 * crash sends one twice; `done_at` is set once it is, or when there was nothing to tell.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_follows_kind" AS ENUM('shop', 'category', 'word', 'product');
  CREATE TABLE "follows" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"kind" "enum_follows_kind" NOT NULL,
  	"value" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"target_cents" integer,
  	"mails" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "follows_id" uuid;
  ALTER TABLE "follows" ADD CONSTRAINT "follows_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "follows_customer_idx" ON "follows" USING btree ("customer_id");
  CREATE INDEX "follows_updated_at_idx" ON "follows" USING btree ("updated_at");
  CREATE INDEX "follows_created_at_idx" ON "follows" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_kind_value_idx" ON "follows" USING btree ("customer_id","kind","value");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_follows_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."follows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_follows_id_idx" ON "payload_locked_documents_rels" USING btree ("follows_id");

  CREATE TABLE "follow_mails" (
  	"customer" uuid NOT NULL REFERENCES "customers" ("id") ON DELETE CASCADE,
  	"week" date NOT NULL,
  	"claimed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	PRIMARY KEY ("customer", "week")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "follow_mails";
  DROP TABLE "follows" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_follows_fk";
  
  DROP INDEX "payload_locked_documents_rels_follows_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "follows_id";
  DROP TYPE "public"."enum_follows_kind";`)
}
