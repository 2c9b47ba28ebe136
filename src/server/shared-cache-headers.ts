import { endOfSofiaDay } from '../domain/calendar-day.ts'

let midnight = 0

/**
 * Lets caches in front of us answer with what they have when we cannot, until midnight in Sofia, when another day's offers
 * begin. The second header is the same for caches that read `s-maxage` as an order to ask us in any case (RFC 9213).
 */
export function sharedCacheHeaders(control: unknown, now = Date.now()): Record<string, string> {
  const lasting = String(control ?? '').replace(/, stale-if-error=\d+/, '')
  const [, seconds] = lasting.match(/^public\b.*\bs-maxage=(\d+)/) ?? []
  if (!seconds) return {}
  if (now >= midnight) midnight = endOfSofiaDay(new Date(now)).getTime()
  const onError = `stale-if-error=${Math.max(0, Math.floor((midnight - now) / 1000))}`
  return { 'cache-control': `${lasting}, ${onError}`, 'cdn-cache-control': `max-age=${seconds}, ${onError}` }
}
