import type { CalendarDay } from '@/domain/calendar-day'
import { sofiaDay } from '@/domain/calendar-day'
import { currentCopies, superfluousCopies } from '../rules'
import { type KeptBrochure, type KeptEntry, keptBrochureShape, keptEntryShape } from '../shapes'
import { rememberKept } from './kept-ids'

/** A cache for each version of each brochure: public/kept-worker.js and public/offline-worker.js know these names. */
const prefix = 'broshura-kept-brochure-'
export const entryPath = '/kept/entry'
export const dataPath = '/kept/data'

export const cacheNameOf = ({ id, version }: Pick<KeptEntry, 'id' | 'version'>) => `${prefix}${id}-${version}`

const keptNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

async function readEntry(name: string): Promise<KeptEntry | null> {
  const stored = await (await caches.open(name)).match(entryPath)
  const parsed = keptEntryShape.safeParse(await stored?.json().catch(() => null))
  return parsed.success ? parsed.data : null
}

/** Whole copies of all versions; a cache that is still being filled has no entry. */
async function readCopies(): Promise<KeptEntry[]> {
  const entries = await Promise.all((await keptNames()).map(readEntry))
  return entries.filter((entry) => entry !== null)
}

/** The one kept last first. */
export async function readKept(today: CalendarDay = sofiaDay()): Promise<KeptEntry[]> {
  return currentCopies(await readCopies(), today)
}

export async function readKeptBrochure(entry: KeptEntry): Promise<KeptBrochure | null> {
  const stored = await (await caches.open(cacheNameOf(entry))).match(dataPath)
  const parsed = keptBrochureShape.safeParse(await stored?.json().catch(() => null))
  return parsed.success ? parsed.data : null
}

export async function removeCopies(entries: readonly Pick<KeptEntry, 'id' | 'version'>[]): Promise<void> {
  await Promise.all(entries.map((entry) => caches.delete(cacheNameOf(entry))))
  await rememberStored()
}

/** All versions, also one that is only half there. */
export async function removeKept(id: string): Promise<void> {
  const names = (await keptNames()).filter((name) => name.startsWith(`${prefix}${id}-`))
  await Promise.all(names.map((name) => caches.delete(name)))
  await rememberStored()
}

export async function rememberStored(): Promise<void> {
  rememberKept((await readKept()).map(({ id }) => id))
}

const lockName = 'broshura-kept'

/** One tab after another: what one is filling, another must not take for left over. */
export async function alone<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockName, { signal }, work) : work()
}

/** Removes what must go and what was left half kept, unless a brochure is being kept right now. */
export async function tidyKept(): Promise<void> {
  if (!('locks' in navigator)) return
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await tidyAlone()
  })
}

/** Only for who holds the lock. */
export async function tidyAlone(): Promise<void> {
  const copies = await readCopies()
  const whole = new Set(copies.map(cacheNameOf))
  const half = (await keptNames()).filter((name) => !whole.has(name))
  await Promise.all(half.map((name) => caches.delete(name)))
  await removeCopies(superfluousCopies(copies, sofiaDay()))
}
