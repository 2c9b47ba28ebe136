import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Of the number by which a voucher was ordered the hash alone is kept: it opens the order to whoever sends it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "orders" SET "checkout_key" = rtrim(translate(encode(sha256(convert_to("checkout_key", 'UTF8')), 'base64'), '+/', '-_'), '=')
   WHERE "kind" = 'gift-voucher' AND "checkout_key" ~ '^[0-9a-f-]{36}$';`)
}

/** A number cannot be found again from its hash; the hash stays, and opens nothing. */
export async function down(_: MigrateDownArgs): Promise<void> {}
