import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { CalendarDay } from '@/domain/calendar-day'
import { dayOfName } from '@/domain/price-source'
import type { DaySource } from './import-day'

/** The name does not contain the day. */
export class DayUnknown extends Error {
  override name = 'DayUnknown'
}

/**
 * The days that a path holds: a zip or a folder of CSV files is one day, a folder of zips is several, in their order. The
 * day is the given one, else that of the name; throws `DayUnknown` where neither is.
 */
export async function daySources(given: string, day: CalendarDay | null): Promise<DaySource[]> {
  const zips = (await stat(given)).isDirectory() ? (await readdir(given)).filter((name) => /\.zip$/i.test(name)) : []
  if (zips.length === 0) return [{ day: day ?? knownDay(path.resolve(given)), path: given }]
  if (day && zips.length > 1) throw new DayUnknown(given)
  return zips.sort().map((name) => ({ day: day ?? knownDay(name), path: path.join(given, name) }))
}

function knownDay(name: string): CalendarDay {
  const day = dayOfName(name)
  if (!day) throw new DayUnknown(name)
  return day
}
