import { addDays, type CalendarDay } from './calendar-day'

/** Labour Code, article 154(1), as month and day. */
const fixedHolidays = ['01-01', '03-03', '05-01', '05-06', '05-24', '09-06', '09-22', '12-24', '12-25', '12-26']

/** Easter Sunday of the Orthodox churches, by the algorithm of Meeus; right from 1900 to 2099. */
export function orthodoxEaster(year: number): CalendarDay {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  // The Julian 22 March is the Gregorian 4 April.
  return addDays(`${year}-04-04`, moon + weekday)
}

const isWeekend = (day: CalendarDay) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

function holidaysOf(year: number): Set<CalendarDay> {
  const easter = orthodoxEaster(year)
  const fixed = fixedHolidays.map((day) => `${year}-${day}`)
  const holidays = new Set([...[-2, -1, 0, 1].map((count) => addDays(easter, count)), ...fixed])
  // Article 154(2): for a holiday on a weekend, Easter excepted, the first working day after it is free.
  for (const day of fixed.filter(isWeekend)) {
    let free = day
    while (isWeekend(free) || holidays.has(free)) free = addDays(free, 1)
    holidays.add(free)
  }
  return holidays
}

/** Single days that the government moves are not known. */
export function isWorkingDay(day: CalendarDay): boolean {
  return !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

/** With a count of 0 the day itself, or the first working day after it. */
export function addWorkingDays(day: CalendarDay, count: number): CalendarDay {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, 1)
  return count === 0 ? found : addWorkingDays(addDays(found, 1), count - 1)
}
