import { randomInt } from 'node:crypto'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'

/** Without letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The day and six random signs, such as `L-261125-7KQ2MD`: the number neither reveals how many orders there are nor
 * lets anybody guess another.
 */
export function newOrderNumber(now: Date): string {
  const day: CalendarDay = sofiaDay(now)
  const chance = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')
  return `L-${day.slice(2).replaceAll('-', '')}-${chance}`
}
