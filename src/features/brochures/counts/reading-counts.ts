import { sql } from '@payloadcms/db-postgres'
import { db } from '@/server/cms'
import { isPublicBrochure } from '@/server/db/public-brochure'
import { named, tables } from '@/server/db/tables'
import { type AddCount, limitedCounts } from './count-message'
import { type Counted, WaitingCounts } from './waiting-counts'

const { brochures, editorial } = tables
const { brochureCounts } = editorial

declare global {
  // Set by the route that counts, and written down by the web process at its end.
  var broshuraCounts: WaitingCounts | undefined
}

/** Brochures that visitors do not see are not counted. The order keeps two processes from waiting for each other. */
export async function writeCounts(rows: Counted[]): Promise<void> {
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

function waitingCounts(): WaitingCounts {
  globalThis.broshuraCounts ??= new WaitingCounts(writeCounts)
  return globalThis.broshuraCounts
}

const add: AddCount = (...count) => waitingCounts().add(...count)

/** Counts what a page says of brochures; see docs/decisions/0102-counts-without-visitors.md. */
export const countBrochures = limitedCounts(add)
