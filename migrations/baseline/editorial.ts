import { sql } from '@payloadcms/db-postgres'

export const schedules = sql`
  CREATE SCHEMA editorial;

  -- Changes that wait for their hour, of every collection that has drafts. planned_state is the content of the document
  -- when its publication was scheduled (decision 78).
  CREATE TABLE editorial.schedules (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    collection text NOT NULL,
    document_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('publish', 'unpublish')),
    due_at timestamptz NOT NULL,
    editor_id uuid REFERENCES public.users (id) ON DELETE SET NULL,
    language text NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    retry_at timestamptz,
    failed_at timestamptz,
    reason text CHECK ((reason IS NULL) = (failed_at IS NULL)),
    mailed_at timestamptz,
    planned_state text,
    UNIQUE (collection, document_id, kind)
  );
  CREATE INDEX schedules_waiting ON editorial.schedules (due_at) WHERE failed_at IS NULL;
  CREATE INDEX schedules_untold ON editorial.schedules (failed_at) WHERE mailed_at IS NULL;
  CREATE INDEX schedules_editor ON editorial.schedules (editor_id);
`

/**
 * Offers as the text of a PDF proposes them, until an editor has decided. Decided ones stay, so that the next import of the
 * brochure does not bring them back; each stays with its import, so that an older PDF that is restored brings its own. Money
 * is integer euro cents, a box fractions of the page.
 */
export const proposals = sql`
  CREATE SCHEMA proposals;

  CREATE TABLE proposals.offers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    brochure_id uuid NOT NULL REFERENCES public.brochures (id) ON DELETE CASCADE,
    page_number integer NOT NULL,
    state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'accepted', 'rejected')),
    offer_id uuid REFERENCES public.offers (id) ON DELETE SET NULL,
    title text NOT NULL,
    brand text,
    pack_size text,
    price_cents integer NOT NULL,
    old_price_cents integer,
    x double precision NOT NULL,
    y double precision NOT NULL,
    width double precision NOT NULL,
    height double precision NOT NULL,
    uncertain boolean NOT NULL,
    decided_at timestamptz,
    import_id uuid REFERENCES public.imports (id) ON DELETE CASCADE,
    loyalty_only boolean NOT NULL DEFAULT false
  );
  CREATE INDEX offers_brochure ON proposals.offers (brochure_id, page_number);
  CREATE INDEX offers_offer ON proposals.offers (offer_id);
  CREATE INDEX offers_import ON proposals.offers (import_id, state);
`
