import { addDays, type CalendarDay } from './calendar-day'
import { addWorkingDays } from './delivery'
import { withdrawalDays } from './order-states'

/**
 * The last of 14 days, that of the event not counted (directive 2011/83/EU, article 9). One that falls on a weekend or a
 * public holiday is followed by the next working day (regulation 1182/71, article 3).
 */
export const lastDayToWithdraw = (event: CalendarDay): CalendarDay => addWorkingDays(addDays(event, withdrawalDays), 0)

/** The earliest day on which goods were taken that can be withdrawn from today. */
export function earliestInTime(today: CalendarDay): CalendarDay {
  let day = addDays(today, -withdrawalDays)
  while (lastDayToWithdraw(addDays(day, -1)) >= today) day = addDays(day, -1)
  return day
}
