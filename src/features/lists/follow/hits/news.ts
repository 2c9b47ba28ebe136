import { addDays, type CalendarDay } from '@/domain/calendar-day'

const daysBetweenMails = 7

/** News was published after `since`, or begins from `from` on and before `until`, however long it has been known. */
export type News = { since: Date; from: CalendarDay; until: CalendarDay }

export type SentMail = { week: CalendarDay; at: Date }

export function newsAround(day: CalendarDay): News {
  const from = addDays(day, -daysBetweenMails)
  return { since: new Date(`${from}T00:00:00Z`), from, until: addDays(day, daysBetweenMails) }
}

/**
 * The previous mail had all news known then and began before this one, so what begins and ends between two mails is in
 * the first of them.
 */
export function newsOfMail(week: CalendarDay, last: SentMail | null, followedAt: Date): News {
  const around = newsAround(week)
  if (!last || followedAt > last.at) return around
  return { since: last.at, from: addDays(last.week, daysBetweenMails), until: around.until }
}
