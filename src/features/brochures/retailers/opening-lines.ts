import type { OpeningHours } from './types'

/** Neighbouring days with the same hours as one line; `hours` is empty on days when the shop is closed. */
export type OpeningLine = { from: number; to: number; hours: string[] }

/** A week of opening hours, Monday to Sunday, as few lines as it takes. A shop without any hours has no lines. */
export function openingLines(hours: OpeningHours[]): OpeningLine[] {
  if (hours.length === 0) return []
  const lines: OpeningLine[] = []
  for (let day = 1; day <= 7; day++) {
    const ofDay = hours
      .filter((span) => span.day === day)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .sort()
    const last = lines.at(-1)
    if (last && last.hours.join() === ofDay.join()) last.to = day
    else lines.push({ from: day, to: day, hours: ofDay })
  }
  return lines
}
