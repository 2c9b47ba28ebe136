import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The addresses that accounts have confirmed, each of the one that did so last; the change of address that an account waits
 * for; and by their hashes the links that were mailed for it, so that a cancelled change is not carried out by them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table customers add column deletion_waits_since timestamp(3) with time zone;
    alter table customers add column password_set_at timestamp(3) with time zone;
    create table confirmed_emails (
      email text primary key,
      customer_id uuid not null references customers on delete cascade,
      confirmed_at timestamptz not null default now()
    );
    create index confirmed_emails_customer on confirmed_emails (customer_id);
    create table email_changes (
      customer_id uuid primary key references customers on delete cascade,
      new_email text not null,
      requested_at timestamptz not null default now()
    );
    create table email_change_links (
      link_hash text primary key,
      customer_id uuid not null references customers on delete cascade,
      cancelled boolean not null default false,
      sent_at timestamptz not null default now()
    );
    create index email_change_links_customer on email_change_links (customer_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table email_change_links;
    drop table email_changes;
    drop table confirmed_emails;
    alter table customers drop column password_set_at;
    alter table customers drop column deletion_waits_since`)
}
