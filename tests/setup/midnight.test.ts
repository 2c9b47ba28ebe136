import { expect, it } from 'vitest'
import { untilSafe } from './midnight'

it.each([
  ['at noon', '2026-11-28T10:00:00Z', 0],
  ['three minutes before midnight in Sofia', '2026-11-28T21:57:00Z', 0],
  ['less than three minutes before it in winter', '2026-11-28T21:57:01Z', 179_000],
  ['less than three minutes before it in summer', '2026-07-01T20:59:59Z', 1000],
  ['at midnight', '2026-11-28T22:00:00Z', 0],
])('a file that begins %s waits as long as the day lasts, if that is short', (_, now, wait) => {
  expect(untilSafe(new Date(now))).toBe(wait)
})
