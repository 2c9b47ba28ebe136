import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Links by which whoever has ordered without an account finds these orders and has their personal data erased. With `erasure_at` a row
 * is the wish to erase it, which may wait for what is open.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE customers ADD COLUMN pickup_point varchar;

    CREATE TABLE shop.guest_access (
      token_hash text PRIMARY KEY,
      email text NOT NULL CHECK (email = lower(email)),
      language text NOT NULL,
      expires_at timestamptz NOT NULL,
      erasure_at timestamptz
    );
    CREATE INDEX guest_access_expires_at ON shop.guest_access (expires_at);
    CREATE UNIQUE INDEX guest_access_erasures ON shop.guest_access (email) WHERE erasure_at IS NOT NULL;

    CREATE INDEX orders_guest_email ON orders (lower(email)) WHERE customer_id IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX orders_guest_email;
    DROP TABLE shop.guest_access;
    ALTER TABLE customers DROP COLUMN pickup_point;`)
}
