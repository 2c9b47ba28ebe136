import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Gift vouchers: what was bought, its codes as HMACs only, and a ledger that only grows; a balance is never below 0. Their part of an
 * order is a payment of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE shop.payments DROP CONSTRAINT payments_method_check;
    ALTER TABLE shop.payments ADD CONSTRAINT payments_method_check
      CHECK (method IN ('card', 'bank-transfer', 'cash-on-delivery', 'gift-voucher'));
    ALTER TABLE shop.checkouts ADD COLUMN gift_cards uuid[] NOT NULL DEFAULT '{}';
    CREATE TABLE shop.gift_cards (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL UNIQUE REFERENCES public.orders (id),
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      balance_cents integer NOT NULL DEFAULT 0 CHECK (balance_cents >= 0),
      vat_rate_percent integer,
      state text NOT NULL DEFAULT 'ordered' CHECK (state IN ('ordered', 'active', 'void')),
      design text NOT NULL,
      language text NOT NULL,
      sender text NOT NULL,
      recipient text NOT NULL,
      email text,
      message text,
      send_on date NOT NULL,
      expires_on date NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      printed integer NOT NULL DEFAULT 0,
      wants_reminder boolean NOT NULL DEFAULT false,
      reminded_at timestamptz,
      CHECK (balance_cents = 0 OR state = 'active')
    );
    CREATE INDEX gift_cards_created_at ON shop.gift_cards (created_at);
    CREATE INDEX gift_cards_email ON shop.gift_cards (lower(email));
    CREATE INDEX gift_cards_to_send ON shop.gift_cards (send_on) WHERE sent_at IS NULL AND email IS NOT NULL;
    CREATE TABLE shop.gift_card_codes (
      code_hash text PRIMARY KEY,
      gift_card uuid NOT NULL REFERENCES shop.gift_cards (id),
      issued_at timestamptz NOT NULL DEFAULT now(),
      voided_at timestamptz
    );
    CREATE INDEX gift_card_codes_gift_card ON shop.gift_card_codes (gift_card);
    CREATE TABLE shop.gift_card_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      gift_card uuid NOT NULL REFERENCES shop.gift_cards (id),
      cents integer NOT NULL CHECK (cents <> 0),
      reason text NOT NULL CHECK (reason IN ('issued', 'spent', 'refunded', 'corrected', 'voided')),
      order_id uuid,
      payment uuid,
      refund uuid UNIQUE,
      staff uuid,
      note text,
      at timestamptz NOT NULL DEFAULT now(),
      CHECK ((reason = 'spent') = (payment IS NOT NULL)),
      CHECK ((reason = 'refunded') = (refund IS NOT NULL)),
      CHECK (reason <> 'corrected' OR (staff IS NOT NULL AND note <> ''))
    );
    CREATE INDEX gift_card_entries_gift_card ON shop.gift_card_entries (gift_card, id);
    CREATE INDEX gift_card_entries_order_id ON shop.gift_card_entries (order_id);
    CREATE UNIQUE INDEX gift_card_entries_payment ON shop.gift_card_entries (payment);
    CREATE UNIQUE INDEX gift_card_entries_issued ON shop.gift_card_entries (gift_card) WHERE reason = 'issued';
    CREATE TRIGGER gift_card_entries_append_only BEFORE UPDATE OR DELETE ON shop.gift_card_entries
      FOR EACH ROW EXECUTE FUNCTION shop.refuse_change();
    CREATE TRIGGER gift_card_entries_not_emptied BEFORE TRUNCATE ON shop.gift_card_entries
      FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();

   CREATE TYPE "public"."enum_orders_kind" AS ENUM('goods', 'gift-voucher');
  CREATE TYPE "public"."enum_shop_settings_vouchers_vat" AS ENUM('multi-purpose', 'single-purpose');
  ALTER TYPE "public"."enum_orders_payment_method" ADD VALUE 'gift-voucher';
  CREATE TABLE "shop_settings_vouchers_amounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount_cents" integer
  );
  
  ALTER TABLE "orders" ADD COLUMN "kind" "enum_orders_kind" DEFAULT 'goods';
  ALTER TABLE "orders" ADD COLUMN "voucher_cents" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "vouchers_min_cents" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "vouchers_max_cents" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "vouchers_valid_years" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "vouchers_vat" "enum_shop_settings_vouchers_vat" DEFAULT 'multi-purpose' NOT NULL;
  ALTER TABLE "shop_settings_vouchers_amounts" ADD CONSTRAINT "shop_settings_vouchers_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shop_settings_vouchers_amounts_order_idx" ON "shop_settings_vouchers_amounts" USING btree ("_order");
  CREATE INDEX "shop_settings_vouchers_amounts_parent_id_idx" ON "shop_settings_vouchers_amounts" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE shop.gift_card_entries, shop.gift_card_codes, shop.gift_cards;
    ALTER TABLE shop.checkouts DROP COLUMN gift_cards;
    DELETE FROM shop.refunds USING shop.payments WHERE payments.id = refunds.payment AND payments.method = 'gift-voucher';
    DELETE FROM shop.payments WHERE method = 'gift-voucher';
    ALTER TABLE shop.payments DROP CONSTRAINT payments_method_check;
    ALTER TABLE shop.payments ADD CONSTRAINT payments_method_check
      CHECK (method IN ('card', 'bank-transfer', 'cash-on-delivery'));
    UPDATE "orders" SET "payment_method" = 'bank-transfer' WHERE "payment_method" = 'gift-voucher';

   DROP TABLE "shop_settings_vouchers_amounts" CASCADE;
  ALTER TABLE "orders" ALTER COLUMN "payment_method" SET DATA TYPE text;
  DROP TYPE "public"."enum_orders_payment_method";
  CREATE TYPE "public"."enum_orders_payment_method" AS ENUM('bank-transfer', 'cash-on-delivery', 'card');
  ALTER TABLE "orders" ALTER COLUMN "payment_method" SET DATA TYPE "public"."enum_orders_payment_method" USING "payment_method"::"public"."enum_orders_payment_method";
  ALTER TABLE "orders" DROP COLUMN "kind";
  ALTER TABLE "orders" DROP COLUMN "voucher_cents";
  ALTER TABLE "shop_settings" DROP COLUMN "vouchers_min_cents";
  ALTER TABLE "shop_settings" DROP COLUMN "vouchers_max_cents";
  ALTER TABLE "shop_settings" DROP COLUMN "vouchers_valid_years";
  ALTER TABLE "shop_settings" DROP COLUMN "vouchers_vat";
  DROP TYPE "public"."enum_orders_kind";
  DROP TYPE "public"."enum_shop_settings_vouchers_vat";`)
}
