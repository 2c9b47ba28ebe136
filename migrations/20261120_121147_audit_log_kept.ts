import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the audit log says stays as it was written, whoever asks: also this application. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only ever written to' using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit_log_kept before update or delete on audit_log for each row execute function refuse_audit_change();
    create trigger audit_log_not_emptied before truncate on audit_log execute function refuse_audit_change();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger audit_log_kept on audit_log;
    drop trigger audit_log_not_emptied on audit_log;
    drop function refuse_audit_change();
  `)
}
