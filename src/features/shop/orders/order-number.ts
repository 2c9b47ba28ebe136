import { randomInt } from 'node:crypto'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'

/** Without letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The number of an order: the day and six signs by chance, such as `L-261125-7KQ2MD`. It says nothing of how many orders there are,
 * and nobody finds another one by counting.
 */
export function newOrderNumber(now: Date): string {
  const day: CalendarDay = sofiaDay(now)
  const chance = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')
  return `L-${day.slice(2).replaceAll('-', '')}-${chance}`
}
