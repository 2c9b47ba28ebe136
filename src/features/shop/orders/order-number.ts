import { randomInt } from 'node:crypto'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { mailedLetters } from '@/domain/typed-code'

/**
 * The day and six random signs, such as `L-261125-7KQ2MD`: the number neither reveals how many orders there are nor
 * lets anybody guess another.
 */
export function newOrderNumber(now: Date): string {
  const day: CalendarDay = sofiaDay(now)
  const chance = Array.from({ length: 6 }, () => mailedLetters[randomInt(mailedLetters.length)]).join('')
  return `L-${day.slice(2).replaceAll('-', '')}-${chance}`
}
