import type { ClientBase } from 'pg'
import { addDays, type CalendarDay } from '@/domain/calendar-day'

/** Any number, as long as nothing else in this database uses it. */
const partitionLock = 72_405_115

/** The month of a day: its first day, and the first day of the next month. */
export function monthOf(day: CalendarDay): { from: CalendarDay; until: CalendarDay } {
  const from = `${day.slice(0, 7)}-01`
  return { from, until: `${addDays(from, 31).slice(0, 7)}-01` }
}

/**
 * Makes the partition of a day's month where there is none. By attaching, which readers do not feel; it is to be committed
 * before the long transaction of an import.
 */
export async function ensureMonth(client: ClientBase, day: CalendarDay): Promise<void> {
  const { from, until } = monthOf(day)
  const table = `spans_${from.slice(0, 4)}_${from.slice(5, 7)}`
  const { rows } = await client.query('select to_regclass($1) is not null as found', [`prices.${table}`])
  if (rows[0]?.found === true) return
  await client.query(`
    do $$ begin
      perform pg_advisory_xact_lock(${partitionLock});
      if to_regclass('prices.${table}') is null then
        create table prices.${table} (like prices.spans including all) with (fillfactor = 80);
        alter table prices.spans attach partition prices.${table} for values from ('${from}') to ('${until}');
      end if;
    end $$`)
}
