import { sql } from '@payloadcms/db-postgres'

/** Tables of ours in the schema of the CMS: sign-in and accounts, mails, follows. */
export const ownTables = sql`
  -- The counts of src/server/rate-limit.ts, which all processes share. Unlogged: a crash of the database may lose them.
  CREATE UNLOGGED TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE INDEX rate_limits_expire ON rate_limits (expire);

  -- Those who have left, by their number at the auth server alone: so that the account there is removed, and a session
  -- from before makes no new customer. The address stays only until the goodbye is sent.
  CREATE TABLE departures (
    supabase_id text PRIMARY KEY,
    session_ids text[] NOT NULL,
    email text,
    language text,
    departed_at timestamptz NOT NULL DEFAULT now(),
    removed_at timestamptz
  );

  -- The addresses that accounts have confirmed, each of the one that did so last.
  CREATE TABLE confirmed_emails (
    email text PRIMARY KEY,
    customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
    confirmed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX confirmed_emails_customer ON confirmed_emails (customer_id);

  -- The change of address that an account waits for.
  CREATE TABLE email_changes (
    customer_id uuid PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
    new_email text NOT NULL,
    requested_at timestamptz NOT NULL DEFAULT now()
  );

  -- The links that were mailed for a change, by their hashes, so that a cancelled change is not carried out by them.
  CREATE TABLE email_change_links (
    link_hash text PRIMARY KEY,
    customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
    cancelled boolean NOT NULL DEFAULT false,
    sent_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX email_change_links_customer ON email_change_links (customer_id);

  -- Codes that let somebody in who has lost their second factor (decision 36). Only hashes; a used code is gone.
  CREATE TABLE recovery_codes (
    customer_id uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    hash text NOT NULL,
    PRIMARY KEY (customer_id, hash)
  );

  -- Beside the collection: the CMS shows neither the encrypted secret nor the hashes of the recovery codes to anybody.
  CREATE TABLE staff_second_factors (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret text NOT NULL,
    confirmed_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0,
    recovery_codes text[] NOT NULL DEFAULT '{}'
  );

  -- The mails that the mail server has (decision 44).
  CREATE TABLE handed_mails (
    message_id text PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now()
  );

  -- The weeks for which customers are or were written to: a row is claimed before its mail is handed over, so that no
  -- crash sends one twice; done_at is set once it is, or when there was nothing to tell.
  CREATE TABLE follow_mails (
    customer uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    week date NOT NULL,
    claimed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    done_at timestamp(3) with time zone,
    PRIMARY KEY (customer, week)
  );

  -- Of a follow with a target price: the lowest price before the target was reached, with its day where that is known,
  -- and whether a mail has told that it is reached, so that this is news once.
  CREATE TABLE follow_targets (
    follow uuid PRIMARY KEY REFERENCES follows (id) ON DELETE CASCADE,
    cents integer NOT NULL,
    told boolean NOT NULL,
    day date
  );
`
