import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { type Verdict, type VerdictRule, verdictOf } from '@/domain/reduction'
import { priceDays } from '@/domain/validity'
import type { Database } from '@/server/db/transaction'
import { readHistories } from '../history-query'

/** In days: reaches the start of a long promotion and the 30 days before it. */
export const historyDays = 400

type Asked = { id: number; companyId: number; day: CalendarDay; rule: VerdictRule | null }

/** No entry for a listing without a promotion on its newest day. */
export async function judgeListings(
  database: Database,
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
