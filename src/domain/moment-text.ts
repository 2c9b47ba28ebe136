import { isCalendarDay } from './calendar-day'

const shapes = [
  // 22.11.2026 20:15, also with a comma or "г." between day and hour
  /^(?<day>\d{1,2})\s*\.\s*(?<month>\d{1,2})\s*\.\s*(?<year>\d{4})\s*(?:г\.?)?\s*,?\s+(?:в\s+)?(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:\s*ч\.?)?$/u,
  // The value of a browser's date field: 2026-11-22T20:15
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[T ](?<hour>\d{1,2}):(?<minute>\d{2})$/,
]
const hourMs = 3_600_000

const sofia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const partsOf = (moment: Date) => new Map(sofia.formatToParts(moment).map((part) => [part.type, part.value]))

export function momentText(moment: Date): string {
  const parts = partsOf(moment)
  return `${parts.get('day')}.${parts.get('month')}.${parts.get('year')} ${parts.get('hour')}:${parts.get('minute')}`
}

/** The value of a browser's field for day and hour, by Sofia's clock: `2026-11-22T20:15`. */
export function momentInput(moment: Date): string {
  const parts = partsOf(moment)
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`
}

/**
 * Reads day and hour in Sofia, as `22.11.2026 20:15` or `2026-11-22T20:15`. Null for any other text, a day that does
 * not exist, and the hour that summer time leaves out; of the hour that comes twice it is the first.
 */
export function parseMoment(text: string): Date | null {
  const found = shapes.map((shape) => shape.exec(text.trim())?.groups).find(Boolean)
  if (!found) return null
  const part = (name: string) => (found[name] ?? '').padStart(2, '0')
  const day = `${part('year')}-${part('month')}-${part('day')}`
  const utc = Date.parse(`${day}T${part('hour')}:${part('minute')}:00Z`)
  if (!isCalendarDay(day) || Number.isNaN(utc)) return null
  const wanted = `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`
  // Three hours ahead of UTC in summer, two in winter.
  return [3, 2].map((ahead) => new Date(utc - ahead * hourMs)).find((moment) => momentText(moment) === wanted) ?? null
}
