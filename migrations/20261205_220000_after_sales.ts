import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Statements of withdrawal, which never change; what staff decided about those that no order was found for; what came back of a return,
 * counted once; and which refund belongs to which return. A return's money was a number that staff typed: it becomes a refund.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE shop.withdrawals (
      id uuid PRIMARY KEY,
      stated_at timestamptz NOT NULL DEFAULT now(),
      language text NOT NULL,
      name text NOT NULL,
      order_number text NOT NULL,
      email text NOT NULL,
      goods text,
      lines jsonb NOT NULL DEFAULT '[]',
      order_id uuid,
      is_verified boolean NOT NULL,
      CHECK (order_id IS NOT NULL OR NOT is_verified)
    );
    CREATE INDEX withdrawals_order_id ON shop.withdrawals (order_id);
    CREATE INDEX withdrawals_email ON shop.withdrawals (lower(email));
    CREATE INDEX withdrawals_stated_at ON shop.withdrawals (stated_at);
    CREATE FUNCTION shop.keep_withdrawals() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'UPDATE' OR NEW.name <> '—' OR NEW.email <> 'erased@customers.invalid' 
          OR NEW.goods IS DISTINCT FROM (CASE WHEN OLD.goods IS NULL THEN NULL ELSE '—' END)
          OR to_jsonb(NEW) - ARRAY['name', 'email', 'goods'] <> to_jsonb(OLD) - ARRAY['name', 'email', 'goods']
        THEN RAISE EXCEPTION 'a statement of withdrawal never changes'; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER withdrawals_never_change BEFORE UPDATE OR DELETE ON shop.withdrawals
      FOR EACH ROW EXECUTE FUNCTION shop.keep_withdrawals();
    CREATE TRIGGER withdrawals_not_emptied BEFORE TRUNCATE ON shop.withdrawals
      FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();
    CREATE TABLE shop.withdrawal_decisions (
      withdrawal uuid PRIMARY KEY REFERENCES shop.withdrawals (id),
      outcome text NOT NULL CHECK (outcome IN ('cancelled', 'set-aside')),
      order_id uuid,
      note text,
      staff uuid NOT NULL,
      decided_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((outcome = 'cancelled') = (order_id IS NOT NULL)),
      CHECK (outcome = 'cancelled' OR note <> '')
    );

    CREATE TABLE shop.return_lines (
      return_id uuid NOT NULL REFERENCES public.returns (id),
      order_id uuid NOT NULL,
      line text NOT NULL,
      quantity integer NOT NULL CHECK (quantity > 0),
      restocked integer NOT NULL,
      condition text NOT NULL CHECK (condition IN ('as-new', 'worn', 'damaged')),
      checked_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (return_id, line),
      FOREIGN KEY (order_id, line) REFERENCES shop.order_lines (order_id, line),
      CHECK (restocked BETWEEN 0 AND quantity)
    );
    CREATE INDEX return_lines_order_id ON shop.return_lines (order_id, line);
    CREATE TRIGGER return_lines_append_only BEFORE UPDATE OR DELETE ON shop.return_lines
      FOR EACH ROW EXECUTE FUNCTION shop.refuse_change();
    CREATE TRIGGER return_lines_not_emptied BEFORE TRUNCATE ON shop.return_lines
      FOR EACH STATEMENT EXECUTE FUNCTION shop.refuse_change();
    ALTER TABLE shop.refunds ADD COLUMN return_id uuid REFERENCES public.returns (id);
    CREATE INDEX refunds_return_id ON shop.refunds (return_id);

    INSERT INTO shop.refunds (id, order_id, payment, amount_cents, reason, state, created_at, done_at, return_id)
      SELECT gen_random_uuid(), paid.order_id, paid.id, returns.refund_cents, 'return', 'done',
        coalesce(returns.refunded_at, returns.requested_at), coalesce(returns.refunded_at, returns.requested_at), returns.id
      FROM public.returns JOIN LATERAL (SELECT * FROM shop.payments WHERE payments.order_id = returns.order_id
        AND payments.state = 'paid' ORDER BY amount_cents DESC, id LIMIT 1) paid ON true
      WHERE returns.status::text = 'refunded' AND returns.refund_cents > 0
        AND (SELECT sum(refund_cents) FROM public.returns others WHERE others.order_id = returns.order_id
          AND others.status::text = 'refunded') <= paid.amount_cents
        AND NOT EXISTS (SELECT FROM shop.refunds WHERE refunds.order_id = returns.order_id);
    UPDATE shop.payments SET refunded_cents = back.cents FROM (SELECT payment, sum(amount_cents) AS cents
      FROM shop.refunds WHERE return_id IS NOT NULL GROUP BY payment) back WHERE payments.id = back.payment;

   ALTER TABLE "returns" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "returns" ALTER COLUMN "status" SET DEFAULT 'announced'::text;
  UPDATE "returns" SET "status" = CASE WHEN "kind"::text = 'cancellation' OR "status" = 'refused' THEN 'ended'
    WHEN "status" IN ('requested', 'approved') THEN 'announced' WHEN "status" = 'refunded' THEN 'checked' ELSE "status" END;
  DROP TYPE "public"."enum_returns_status";
  CREATE TYPE "public"."enum_returns_status" AS ENUM('announced', 'received', 'checked', 'ended');
  ALTER TABLE "returns" ALTER COLUMN "status" SET DEFAULT 'announced'::"public"."enum_returns_status";
  ALTER TABLE "returns" ALTER COLUMN "status" SET DATA TYPE "public"."enum_returns_status" USING "status"::"public"."enum_returns_status";
  ALTER TABLE "returns_lines" ADD COLUMN "line" varchar;
  ALTER TABLE "returns_lines" ADD COLUMN "colour" varchar;
  ALTER TABLE "returns_lines" ADD COLUMN "size" varchar;
  ALTER TABLE "returns" ADD COLUMN "withdrawal" varchar;
  ALTER TABLE "returns" ADD COLUMN "received_at" timestamp(3) with time zone;
  ALTER TABLE "returns" ADD COLUMN "ended_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "returns_withdrawal_idx" ON "returns" USING btree ("withdrawal");
  ALTER TABLE "returns" DROP COLUMN "refund_cents";
  ALTER TABLE "returns" DROP COLUMN "decided_at";
  ALTER TABLE "returns" DROP COLUMN "refunded_at";
  ALTER TABLE "returns" DROP COLUMN "kind";
  DROP TYPE "public"."enum_returns_kind";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_returns_kind" AS ENUM('return', 'cancellation');
  ALTER TABLE "returns" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "returns" ALTER COLUMN "status" SET DEFAULT 'requested'::text;
  UPDATE "returns" SET "status" = CASE "status" WHEN 'announced' THEN 'requested' WHEN 'checked' THEN 'refunded'
    WHEN 'ended' THEN 'refused' ELSE "status" END;
  DROP TYPE "public"."enum_returns_status";
  CREATE TYPE "public"."enum_returns_status" AS ENUM('requested', 'approved', 'received', 'refunded', 'refused');
  ALTER TABLE "returns" ALTER COLUMN "status" SET DEFAULT 'requested'::"public"."enum_returns_status";
  ALTER TABLE "returns" ALTER COLUMN "status" SET DATA TYPE "public"."enum_returns_status" USING "status"::"public"."enum_returns_status";
  DROP INDEX "returns_withdrawal_idx";
  ALTER TABLE "returns" ADD COLUMN "refund_cents" integer;
  ALTER TABLE "returns" ADD COLUMN "decided_at" timestamp(3) with time zone;
  ALTER TABLE "returns" ADD COLUMN "refunded_at" timestamp(3) with time zone;
  ALTER TABLE "returns" ADD COLUMN "kind" "enum_returns_kind" NOT NULL DEFAULT 'return';
  ALTER TABLE "returns" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "returns_lines" DROP COLUMN "line";
  ALTER TABLE "returns_lines" DROP COLUMN "colour";
  ALTER TABLE "returns_lines" DROP COLUMN "size";
  ALTER TABLE "returns" DROP COLUMN "withdrawal";
  ALTER TABLE "returns" DROP COLUMN "received_at";
  ALTER TABLE "returns" DROP COLUMN "ended_at";
    UPDATE "returns" SET "refund_cents" = back.cents, "refunded_at" = back.at FROM (SELECT return_id,
      sum(amount_cents) AS cents, max(done_at) AS at FROM shop.refunds GROUP BY return_id) back WHERE back.return_id = "returns".id;
    ALTER TABLE shop.refunds DROP COLUMN return_id;
    DROP TABLE shop.return_lines, shop.withdrawal_decisions, shop.withdrawals;
    DROP FUNCTION shop.keep_withdrawals;`)
}
