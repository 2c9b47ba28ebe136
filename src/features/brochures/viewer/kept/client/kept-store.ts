import type { CalendarDay } from '@/domain/calendar-day'
import { sofiaDay } from '@/domain/calendar-day'
import { currentCopies, superfluousCopies } from '../rules'
import { type KeptBrochure, type KeptEntry, keptBrochureShape, keptEntryShape, keptIdentityShape } from '../shapes'
import { rememberKept } from './kept-ids'

/** A cache for each version of each brochure: public/kept-worker.js and public/offline-worker.js know these names. */
const prefix = 'broshura-kept-brochure-'
export const entryPath = '/kept/entry'
export const dataPath = '/kept/data'

export const cacheNameOf = ({ id, version }: Pick<KeptEntry, 'id' | 'version'>) => `${prefix}${id}-${version}`

const keptNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

/** Undefined in a cache that is still being filled. */
async function storedEntry(name: string): Promise<unknown> {
  const stored = await (await caches.open(name)).match(entryPath)
  return stored?.json().catch(() => null)
}

const storedEntries = async () =>
  (await Promise.all((await keptNames()).map(storedEntry))).filter((stored) => stored !== undefined)

/** Whole copies of all versions that this release can read. */
async function readCopies(): Promise<KeptEntry[]> {
  const parsed = (await storedEntries()).map((stored) => keptEntryShape.safeParse(stored))
  return parsed.flatMap(({ data }) => data ?? [])
}

/** Brochures that another release of the site has kept, in a form that this one cannot read. */
export async function readOutdated(): Promise<Pick<KeptEntry, 'id' | 'locale'>[]> {
  const unread = (await storedEntries()).filter((stored) => !keptEntryShape.safeParse(stored).success)
  return unread.flatMap((stored) => keptIdentityShape.safeParse(stored).data ?? [])
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

const namesOf = async (id: string) => (await keptNames()).filter((name) => name.startsWith(`${prefix}${id}-`))

export const isStored = async (id: string) => (await namesOf(id)).length > 0

/** All versions, also one that is only half there, but for the named one. */
export async function removeKept(id: string, { but }: { but?: string } = {}): Promise<void> {
  const names = (await namesOf(id)).filter((name) => name !== but)
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

/** Only for who holds the lock. What this release cannot read is whole, and stays until it is renewed. */
export async function tidyAlone(): Promise<void> {
  for (const name of await keptNames()) if ((await storedEntry(name)) === undefined) await caches.delete(name)
  await removeCopies(superfluousCopies(await readCopies(), sofiaDay()))
}
