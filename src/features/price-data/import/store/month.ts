import type { ClientBase } from 'pg'
import type { CalendarDay } from '@/domain/calendar-day'
import { daysOfMonth, monthOf } from '@/domain/month'

/** An arbitrary lock number, unique in this database. */
const partitionLock = 72_405_115

/**
 * Creates the partition of a day's month if it does not exist. Attaching does not block readers; must be committed before the
 * long transaction of an import.
 */
export async function ensureMonth(client: ClientBase, day: CalendarDay): Promise<void> {
  const { from, before } = daysOfMonth(monthOf(day))
  const table = `spans_${from.slice(0, 4)}_${from.slice(5, 7)}`
  const { rows } = await client.query('select to_regclass($1) is not null as found', [`prices.${table}`])
  if (rows[0]?.found === true) return
  await client.query(`
    do $$ begin
      perform pg_advisory_xact_lock(${partitionLock});
      if to_regclass('prices.${table}') is null then
        create table prices.${table} (like prices.spans including all) with (fillfactor = 80);
        alter table prices.spans attach partition prices.${table} for values from ('${from}') to ('${before}');
      end if;
    end $$`)
}
