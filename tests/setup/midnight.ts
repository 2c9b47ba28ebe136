import { setTimeout as delay } from 'node:timers/promises'
import { endOfSofiaDay } from '@/domain/calendar-day'

/** Longer than a test file takes. */
const leastMs = 3 * 60_000

/** Milliseconds until the next day where less than three minutes of this one are left, else 0. */
export function untilSafe(now: Date): number {
  const left = endOfSofiaDay(now).getTime() - now.getTime()
  return left < leastMs ? left : 0
}

/** Tests compute the day once, while what they test reads its clock. */
export async function waitOutMidnight(): Promise<void> {
  for (let left = untilSafe(new Date()); left > 0; left = untilSafe(new Date())) await delay(left)
}
