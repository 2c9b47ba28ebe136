import { sql } from '@payloadcms/db-postgres'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { CountKind } from '@/domain/count-kinds'
import { db } from '@/server/cms'
import { type Counted, WaitingCounts } from '@/server/counting/waiting-counts'
import { isPublicBrochure } from '@/server/db/public-brochure'
import { named, tables } from '@/server/db/tables'
import { type AddCount, limitedCounts } from './count-message'

const { brochures, editorial } = tables
const { brochureCounts } = editorial

type Subject = { day: CalendarDay; brochure: string; kind: CountKind }

declare global {
  // Set by the route that counts, and written down by the web process at its end.
  var broshuraCounts: WaitingCounts<Subject> | undefined
}

/** Brochures that visitors do not see are not counted. The order keeps two processes from waiting for each other. */
export async function writeCounts(rows: Counted<Subject>[]): Promise<void> {
  await (await db()).execute(sql`
    insert into ${brochureCounts} (${named(brochureCounts, 'brochureId', 'day', 'kind', 'count')})
    select ${brochures.id}, given.day, given.kind, given.count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (brochure text, day date, kind text, count integer)
    join ${brochures} on ${brochures.slug} = given.brochure
    where ${isPublicBrochure}
    order by ${brochures.id}, given.day, given.kind
    on conflict (${named(brochureCounts, 'brochureId', 'day', 'kind')}) do update
      set ${named(brochureCounts, 'count')} = ${brochureCounts.count} + excluded.count`)
}

const add: AddCount = (brochure, kind, count) => {
  globalThis.broshuraCounts ??= new WaitingCounts({
    name: 'brochures',
    write: writeCounts,
    waitMs: 10_000,
    mostRows: 10_000,
  })
  globalThis.broshuraCounts.add({ day: sofiaDay(), brochure, kind }, count)
}

/** Counts what a page says of brochures; see docs/decisions/0102-counts-without-visitors.md. */
export const countBrochures = limitedCounts(add)
