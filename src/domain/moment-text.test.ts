import { expect, it } from 'vitest'
import { momentInput, momentText, parseMoment } from './moment-text'

it.each([
  ['22.11.2026 20:15', '2026-11-22T18:15:00.000Z'],
  ['22.11.2026 г., 20:15 ч.', '2026-11-22T18:15:00.000Z'],
  [' 1.7.2026, 8.05 ', '2026-07-01T05:05:00.000Z'],
  ['22.11.2026 в 20:15', '2026-11-22T18:15:00.000Z'],
  ['2026-11-22T20:15', '2026-11-22T18:15:00.000Z'],
  ['22.11.2026 00:00', '2026-11-21T22:00:00.000Z'],
  // The hour that comes twice, and the hours beside the change.
  ['25.10.2026 03:30', '2026-10-25T00:30:00.000Z'],
  ['25.10.2026 04:30', '2026-10-25T02:30:00.000Z'],
  ['29.03.2026 04:00', '2026-03-29T01:00:00.000Z'],
])('reads %s as Sofia says it', (text, expected) => {
  expect(parseMoment(text)?.toISOString()).toBe(expected)
})

it.each(['', '22.11.2026', '31.11.2026 10:00', '11/22/2026 20:15', '22.11.2026 25:00', '29.03.2026 03:30', 'утре'])(
  'does not guess at "%s"',
  (text) => {
    expect(parseMoment(text)).toBeNull()
  },
)

it('writes what it reads', () => {
  for (const text of ['22.11.2026 20:15', '01.07.2026 00:05']) {
    expect(momentText(parseMoment(text) ?? new Date(0))).toBe(text)
  }
})

it.each([
  ['2026-12-18T16:00:00.000Z', '2026-12-18T18:00'],
  ['2026-07-18T15:00:00.000Z', '2026-07-18T18:00'],
  ['2026-12-31T22:30:00.000Z', '2027-01-01T00:30'],
])('says %s to a field of a browser as %s, and reads it back', (moment, shown) => {
  expect(momentInput(new Date(moment))).toBe(shown)
  expect(parseMoment(shown)?.toISOString()).toBe(moment)
})
