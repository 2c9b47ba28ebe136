import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { addDays, mondayOf, sofiaDay } from '@/domain/calendar-day'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { missedQuestions } = tables.editorial

export const weeksKept = 8
export const mostAWeek = 100

const row = z.object({ week: z.string(), question: z.string(), count: z.number() })

export type MissedWeek = { week: string; questions: { question: string; count: number }[] }

/** The newest week first, in it what was asked most; nothing that was asked less than three times. */
export async function readMissed(database: Database): Promise<MissedWeek[]> {
  const { rows } = await database.execute(sql`
    select week, question, count from (
      select ${missedQuestions.week}::text as week, ${missedQuestions.question}, ${missedQuestions.count},
        row_number() over (
          partition by ${missedQuestions.week} order by ${missedQuestions.count} desc, ${missedQuestions.question}) as place
      from ${missedQuestions} where ${missedQuestions.question} is not null
    ) ranked
    where place <= ${mostAWeek} order by week desc, place`)
  const weeks = Map.groupBy(
    rows.map((each) => row.parse(each)),
    ({ week }) => week,
  )
  return [...weeks].map(([week, asked]) => ({
    week,
    questions: asked.map(({ question, count }) => ({ question, count })),
  }))
}

/** Keeps the present week and those before it, eight together. */
export async function removeOldMissed({ db }: Payload, today = sofiaDay()): Promise<void> {
  const oldest = addDays(mondayOf(today), -7 * (weeksKept - 1))
  await db.drizzle.execute(sql`delete from ${missedQuestions} where ${missedQuestions.week} < ${oldest}::date`)
}
