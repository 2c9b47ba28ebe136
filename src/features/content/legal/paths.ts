import type { CalendarDay } from '@/domain/calendar-day'

/** The page as it is in force, or the version that has been since `day`. */
export function legalPath(slug: string, day?: CalendarDay): string {
  return day ? `/legal/${slug}/${day}` : `/legal/${slug}`
}
