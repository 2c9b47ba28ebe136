import { addDays, type CalendarDay, daysBetween } from '@/domain/calendar-day'

/** A value that held on one day; `marked` days get a dot. */
export type ChartDay = { day: CalendarDay; value: number; marked: boolean }

/** Inclusive days, and values from the lower to the upper edge. */
export type ChartFrame = { from: CalendarDay; to: CalendarDay; low: number; high: number }

/** Everything is drawn in a 100 × 100 view box that is stretched to its container; strokes keep their width. */
export const chartSize = 100

/** Where a day begins, from the left. */
export function dayX(frame: ChartFrame, day: CalendarDay): number {
  const days = daysBetween(frame.from, frame.to) + 1
  return round((daysBetween(frame.from, day) / days) * chartSize)
}

/** Where a value lies, from the top. */
export function valueY({ low, high }: ChartFrame, value: number): number {
  return round(chartSize - ((value - low) / (high - low)) * chartSize)
}

/** A step line: horizontal through each day, vertical where the value changes, broken where a day is missing. */
export function stepPath(frame: ChartFrame, days: ChartDay[]): string {
  let path = ''
  let before: ChartDay | undefined
  for (const one of days) {
    const y = valueY(frame, one.value)
    const end = dayX(frame, addDays(one.day, 1))
    const joined = before && addDays(before.day, 1) === one.day
    if (!joined) path += `M${dayX(frame, one.day)} ${y}`
    else if (before?.value !== one.value) path += `V${y}`
    path = joined && before?.value === one.value ? path.replace(/H[\d.]+$/, `H${end}`) : `${path}H${end}`
    before = one
  }
  return path
}

/** Zero-length lines in the middle of each marked day, which round caps turn into dots. */
export function dotPath(frame: ChartFrame, days: ChartDay[]): string {
  return days
    .filter(({ marked }) => marked)
    .map(({ day, value }) => {
      const middle = (dayX(frame, day) + dayX(frame, addDays(day, 1))) / 2
      return `M${round(middle)} ${valueY(frame, value)}h0`
    })
    .join('')
}

const steps = [1, 2, 5]

/** Three to five round values that enclose all of `values`, lowest first. Values are whole and not negative. */
export function roundTicks(values: number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  for (let power = 1; ; power *= 10) {
    for (const base of steps) {
      const step = base * power
      const first = Math.max(0, Math.floor((low - step / 4) / step) * step)
      const count = Math.ceil((high + step / 4 - first) / step) + 1
      if (count <= 5) return Array.from({ length: Math.max(count, 3) }, (_, index) => first + index * step)
    }
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
