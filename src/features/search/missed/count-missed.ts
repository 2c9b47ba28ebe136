import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type CalendarDay, daysBetween, mondayOf, sofiaDay } from '@/domain/calendar-day'
import { leastAsked, missedQuestion } from '@/domain/missed-question'
import { isNarrowed, parseSearch } from '@/features/search/params'
import { findAll, hasAnswer } from '@/features/search/search-all'
import { longestQuery } from '@/features/search/terms'
import { localeSchema } from '@/i18n/locale-schema'
import { db } from '@/server/cms'
import { MemoryLimit } from '@/server/counting/memory-limit'
import { named, tables } from '@/server/db/tables'
import { env } from '@/server/env'

const { missedQuestions } = tables.editorial

export const missedMessage = z.object({ q: z.string().max(longestQuery), locale: localeSchema })

/** Of all networks together: one question takes about 150 bytes for eight weeks. */
const newQuestionsADay = 3000

/** Each may cost a search, and no network may take up more than a fiftieth of the new questions of a day. */
const ofNetwork = new MemoryLimit({ points: 60, mostKeys: 20_000, period: () => sofiaDay() })

/** A network counts once a week for a question, as long as the process lives: one person must not reach the third time. */
const ofQuestion = new MemoryLimit({ points: 1, mostKeys: 50_000, period: () => mondayOf(sofiaDay()) })

/** Counts a question that a page could not answer, after looking whether that is so. */
export async function countMissed({ q, locale }: z.output<typeof missedMessage>, network: string): Promise<void> {
  const question = missedQuestion(q)
  const params = parseSearch({ q })
  if (question === null || isNarrowed(params) || ofNetwork.take(network) === 0) return
  if (ofQuestion.take(`${network} ${question}`) === 0) return
  const found = await findAll(locale, params)
  if (found && !hasAnswer(found)) await writeMissed(question, sofiaDay())
}

/**
 * The words are written down when they are asked for the third time; until then only their mark is stored, which cannot
 * be made again without our secret. Known questions are counted also when no more new ones are taken that day.
 */
export async function writeMissed(question: string, day: CalendarDay, mostNew = newQuestionsADay): Promise<void> {
  const week = mondayOf(day)
  const mark = createHmac('sha256', env().PAYLOAD_SECRET).update(`missed ${week} ${question}`).digest('base64url')
  const most = mostNew * (daysBetween(week, day) + 1)
  const ofWeek = sql`select from ${missedQuestions} where ${missedQuestions.week} = ${week}::date`
  await (await db()).execute(sql`
    insert into ${missedQuestions} (${named(missedQuestions, 'week', 'mark', 'count')})
    select ${week}::date, ${mark}, 1
    where exists (${ofWeek} and ${missedQuestions.mark} = ${mark})
      or (select count(*) from (${ofWeek}) known) < ${most}
    on conflict (${named(missedQuestions, 'week', 'mark')}) do update
      set ${named(missedQuestions, 'count')} = ${missedQuestions.count} + 1,
        ${named(missedQuestions, 'question')} =
          case when ${missedQuestions.count} + 1 >= ${leastAsked} then ${question}::text end`)
}
