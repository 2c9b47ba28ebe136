import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { unrankedGoods, type Verdict, type VerdictRule, verdictOf } from '@/domain/reduction'
import { priceDays } from '@/domain/validity'
import { tables } from '@/server/db/tables'
import type { ReadableDatabase } from '@/server/db/transaction'
import { readHistories } from '../history-query'

const g = alias(tables.productGroups, 'g')
const l = alias(tables.prices.listings, 'l')
const p = alias(tables.prices.products, 'p')

export const verdictRule = z.object({
  perishable: z.boolean(),
  noVerdict: z.enum(unrankedGoods).nullable(),
})

export const ruleOfGroup = sql`case when ${g.number} is not null then
  json_build_object('perishable', coalesce(${g.perishable}, false), 'noVerdict', nullif(${g.verdictRule}::text, 'none')) end`

/**
 * The group `g` of a listing `l` is that of its product: a chain may file one barcode in another group, and all pages of
 * a product must say the same.
 */
export const joinGroupOfListing = sql`left join ${tables.prices.products} p on ${p.id} = ${l.productId}
  left join ${tables.productGroups} g on ${g.number} = coalesce(${p.groupNumber}, ${l.groupNumber})`

/** In days: reaches the start of a long promotion and the 30 days before it. */
export const historyDays = 400

type Asked = { id: number; companyId: number; day: CalendarDay; rule: VerdictRule | null }

/** No entry for a listing without a promotion on its newest day. */
export async function judgeListings(
  database: ReadableDatabase,
  asked: Asked[],
  placeId: number,
): Promise<Map<number, Verdict>> {
  const [oldest] = asked.map(({ day }) => day).sort()
  if (oldest === undefined) return new Map()
  const histories = await readHistories(database, asked, placeId, addDays(oldest, -historyDays))
  return new Map(
    asked.flatMap(({ id, day, rule }, index) => {
      const history = histories[index]
      const days = history ? priceDays(history.spans, history.observed) : []
      const verdict = days.at(-1)?.day === day ? verdictOf(days, rule) : null
      return verdict ? [[id, verdict] as const] : []
    }),
  )
}
