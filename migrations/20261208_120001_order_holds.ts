import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Orders paid at the door that are not packed before somebody has confirmed them, and from when orders are held so. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE public.enum_shop_settings_door_hold_way AS ENUM ('mailbox', 'call', 'off');
    ALTER TABLE public.shop_settings ADD COLUMN door_hold_way public.enum_shop_settings_door_hold_way DEFAULT 'mailbox' NOT NULL;
    ALTER TABLE public.shop_settings ADD COLUMN door_hold_pieces integer DEFAULT 10;
    ALTER TABLE public.shop_settings ADD COLUMN door_hold_cents integer DEFAULT 30000;

    CREATE TABLE shop.order_holds (
      order_id uuid PRIMARY KEY REFERENCES public.orders (id) ON DELETE CASCADE,
      reason text NOT NULL CHECK (reason IN ('large', 'repeated')),
      way text NOT NULL CHECK (way IN ('mailbox', 'call')),
      held_at timestamptz NOT NULL DEFAULT now(),
      ends_at timestamptz NOT NULL,
      released_at timestamptz,
      released_by text CHECK (released_by IN ('customer', 'staff')),
      note text CHECK (char_length(note) <= 500),
      CHECK ((released_at IS NULL) = (released_by IS NULL)),
      CHECK (released_by <> 'staff' OR note <> '')
    );
    CREATE INDEX order_holds_ends_at ON shop.order_holds (ends_at) WHERE released_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE shop.order_holds;
    ALTER TABLE public.shop_settings DROP COLUMN door_hold_way, DROP COLUMN door_hold_pieces, DROP COLUMN door_hold_cents;
    DROP TYPE public.enum_shop_settings_door_hold_way;
  `)
}
