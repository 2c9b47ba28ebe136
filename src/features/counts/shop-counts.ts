import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { CountKind } from '@/domain/count-kinds'
import { defaultLocale } from '@/i18n/routing'
import { isPublicBrochure } from '@/server/db/public-brochure'
import { state } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { brochures, brochuresLocales, editorial } = tables
const { brochureCounts } = editorial

/** For a comparison with the same weeks of the year before. */
export const daysKept = 400
export const mostBrochures = 50

export type Figures = Record<CountKind, number>

const figures = z.object({ opened: z.number(), read: z.number(), ticked: z.number(), found: z.number() }).transform(
  ({ opened, read, ticked, found }): Figures => ({
    opened,
    'page-read': read,
    ticked,
    'found-by-search': found,
  }),
)
const brochureRow = z.object({ id: z.string(), title: z.string().nullable(), figures })

export interface ShopCounts {
  week: Figures
  month: Figures
  /** Those that are valid today, the newest first, at most one more than `mostBrochures`. */
  current: z.output<typeof brochureRow>[]
}

const sumOf = (kind: CountKind) =>
  sql`coalesce(sum(${brochureCounts.count}) filter (where ${brochureCounts.kind} = ${state(brochureCounts.kind, kind)}), 0)::float8`

const sums = sql`json_build_object('opened', ${sumOf('opened')}, 'read', ${sumOf('page-read')},
  'ticked', ${sumOf('ticked')}, 'found', ${sumOf('found-by-search')})`

/** Counts of all brochures of a shop in the last 7 and 28 days, and of each current one since it came out. */
export async function readShopCounts(database: Database, retailer: string, today: CalendarDay): Promise<ShopCounts> {
  const since = async (days: number): Promise<Figures> => {
    const { rows } = await database.execute(sql`
      select ${sums} as figures from ${brochureCounts}
      join ${brochures} on ${brochures.id} = ${brochureCounts.brochureId}
      where ${brochures.retailerId} = ${retailer} and ${brochureCounts.day} > ${addDays(today, -days)}::date`)
    return z.object({ figures }).parse(rows[0]).figures
  }
  const { rows } = await database.execute(sql`
    select ${brochures.id}, ${brochuresLocales.title}, (
      select ${sums} from ${brochureCounts} where ${brochureCounts.brochureId} = ${brochures.id}) as figures
    from ${brochures}
    left join ${brochuresLocales} on ${brochuresLocales._parentId} = ${brochures.id}
      and ${brochuresLocales._locale} = ${defaultLocale}
    where ${brochures.retailerId} = ${retailer} and ${isPublicBrochure}
      and ${brochures.validFrom} <= ${today} and ${brochures.validTo} >= ${today}
    order by ${brochures.validFrom} desc, ${brochures.id} limit ${mostBrochures + 1}`)
  const [week, month] = [await since(7), await since(28)]
  return { week, month, current: rows.map((row) => brochureRow.parse(row)) }
}

export async function removeOldCounts({ db }: Payload, today = sofiaDay()): Promise<void> {
  const oldest = addDays(today, -daysKept)
  await db.drizzle.execute(sql`delete from ${brochureCounts} where ${brochureCounts.day} < ${oldest}::date`)
}
