import { addDays, type CalendarDay } from '@/domain/calendar-day'

/** In bytes, of all kept brochures together. */
export const keptLimit = 200_000_000

const daysAfterEnd = 7

/** `keptAt` and `loadedAt` are in milliseconds since 1970; a brochure that was refreshed was kept as early as before. */
export type KeptCopy = {
  id: string
  version: string
  validTo: CalendarDay
  bytes: number
  keptAt: number
  loadedAt: number
}

export const lastKeptDay = (validTo: CalendarDay): CalendarDay => addDays(validTo, daysAfterEnd)

/** True from the day after the week that follows the end of a brochure. */
export function isOutlived(validTo: CalendarDay, today: CalendarDay): boolean {
  return lastKeptDay(validTo) < today
}

export const bytesOf = (copies: readonly Pick<KeptCopy, 'bytes'>[]) => copies.reduce((sum, { bytes }) => sum + bytes, 0)

/** The newest copy of each brochure that has not outlived its end, the one kept last first. */
export function currentCopies<Copy extends KeptCopy>(copies: readonly Copy[], today: CalendarDay): Copy[] {
  const newest = new Map<string, Copy>()
  for (const copy of copies) {
    const known = newest.get(copy.id)
    if (!known || known.loadedAt < copy.loadedAt) newest.set(copy.id, copy)
  }
  return [...newest.values()]
    .filter(({ validTo }) => !isOutlived(validTo, today))
    .sort((a, b) => b.keptAt - a.keptAt || a.id.localeCompare(b.id))
}

/** Current copies, of which only the ones kept longest ago are left out, so that `room` bytes suffice. */
function fitting<Copy extends KeptCopy>(current: readonly Copy[], room: number): Copy[] {
  const staying = [...current]
  while (bytesOf(staying) > room) staying.pop()
  return staying
}

/** Every copy that must go: older versions, ended brochures and, beyond the limit, the ones kept longest ago. */
export function superfluousCopies<Copy extends KeptCopy>(copies: readonly Copy[], today: CalendarDay): Copy[] {
  const staying = new Set(fitting(currentCopies(copies, today), keptLimit))
  return copies.filter((copy) => !staying.has(copy))
}

/**
 * The brochures that make room for another one, which replaces its own older version.
 * @returns null when it is larger than the limit by itself
 */
export function copiesToLeave<Copy extends KeptCopy>(
  { id, bytes }: Pick<KeptCopy, 'id' | 'bytes'>,
  copies: readonly Copy[],
  today: CalendarDay,
): Copy[] | null {
  if (bytes > keptLimit) return null
  const others = currentCopies(copies, today).filter((copy) => copy.id !== id)
  return others.slice(fitting(others, keptLimit - bytes).length)
}

/** Editions of one week may have the same title. */
export const keptName = ({ title, edition }: { title: string; edition?: string }): string =>
  edition ? `${title} (${edition})` : title
