/** The units of a countdown, the largest first. */
export const units = ['day', 'hour', 'minute', 'second'] as const
export type TimeLeft = Record<(typeof units)[number], number>

/** The time between two moments, both in seconds since 1970; null when it is over. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const left = Math.floor(until - now)
  if (left <= 0) return null
  return {
    day: Math.floor(left / 86_400),
    hour: Math.floor(left / 3600) % 24,
    minute: Math.floor(left / 60) % 60,
    second: left % 60,
  }
}
