import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_list_shares_mode" AS ENUM('read', 'edit');
  CREATE TABLE "shopping_lists" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"name" varchar,
  	"lines" varchar,
  	"list_id" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"revision" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "list_shares" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"list_id" uuid NOT NULL,
  	"mode" "enum_list_shares_mode" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shopping_lists_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "list_shares_id" uuid;
  ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shopping_lists_customer_idx" ON "shopping_lists" USING btree ("customer_id");
  CREATE INDEX "shopping_lists_updated_at_idx" ON "shopping_lists" USING btree ("updated_at");
  CREATE INDEX "shopping_lists_created_at_idx" ON "shopping_lists" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_listId_idx" ON "shopping_lists" USING btree ("customer_id","list_id");
  CREATE INDEX "list_shares_customer_idx" ON "list_shares" USING btree ("customer_id");
  CREATE INDEX "list_shares_list_idx" ON "list_shares" USING btree ("list_id");
  CREATE UNIQUE INDEX "list_shares_token_hash_idx" ON "list_shares" USING btree ("token_hash");
  CREATE INDEX "list_shares_updated_at_idx" ON "list_shares" USING btree ("updated_at");
  CREATE INDEX "list_shares_created_at_idx" ON "list_shares" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shopping_lists_fk" FOREIGN KEY ("shopping_lists_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_list_shares_fk" FOREIGN KEY ("list_shares_id") REFERENCES "public"."list_shares"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_shopping_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("shopping_lists_id");
  CREATE INDEX "payload_locked_documents_rels_list_shares_id_idx" ON "payload_locked_documents_rels" USING btree ("list_shares_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shopping_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "list_shares" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shopping_lists" CASCADE;
  DROP TABLE "list_shares" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shopping_lists_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_list_shares_fk";
  
  DROP INDEX "payload_locked_documents_rels_shopping_lists_id_idx";
  DROP INDEX "payload_locked_documents_rels_list_shares_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shopping_lists_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "list_shares_id";
  DROP TYPE "public"."enum_list_shares_mode";`)
}
