import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { keptPictureUrl } from '../kept-pictures'
import { copiesToLeave } from '../rules'
import type { KeptBrochure, KeptEntry } from '../shapes'
import { failureKindOf, KeepFailure } from './keep-failure'
import { fetchKept, fetchPublic } from './kept-api'
import {
  cacheNameOf,
  dataPath,
  entryPath,
  readKept,
  rememberStored,
  removeCopies,
  removeKept,
  tidyAlone,
} from './kept-store'

type Wanted = { id: string; locale: Locale; signal: AbortSignal; onPage?: (done: number) => void }

const atOnce = 4

/**
 * Keeps a brochure, or the newest version of one that is kept. The older version, and those that have to make room, go
 * only when this one is whole; when it fails, nothing has changed. Only for who holds the lock.
 * @throws KeepFailure
 */
export async function keepBrochure({ id, locale, signal, onPage }: Wanted): Promise<void> {
  await tidyAlone()
  const brochure = await fetchKept({ id, locale }, signal)
  const kept = await readKept()
  const older = kept.find((entry) => entry.id === id)
  if (older?.version === brochure.version) return
  const name = cacheNameOf(brochure)
  try {
    const { cache, entry } = await fillCache(name, brochure, { keptAt: older?.keptAt ?? Date.now(), signal, onPage })
    const leaving = copiesToLeave(entry, kept, sofiaDay())
    if (!leaving) throw new KeepFailure('tooLarge')
    signal.throwIfAborted()
    // Into the cache that was filled: one of this name may have been deleted meanwhile, and would be opened anew.
    await cache.put(entryPath, Response.json(entry))
    await removeCopies(leaving)
    await removeKept(id, { but: name })
  } catch (error) {
    await caches.delete(name)
    await rememberStored()
    signal.throwIfAborted()
    throw new KeepFailure(failureKindOf(error))
  }
}

type Filling = { keptAt: number; signal: AbortSignal; onPage?: (done: number) => void }

async function fillCache(
  name: string,
  brochure: KeptBrochure,
  { keptAt, signal, onPage }: Filling,
): Promise<{ cache: Cache; entry: KeptEntry }> {
  const { id, version, edition, validFrom, validTo, reading } = brochure
  const cache = await caches.open(name)
  const text = new Blob([JSON.stringify(brochure)], { type: 'application/json' })
  await cache.put(dataPath, new Response(text))
  let bytes = text.size
  let done = 0
  const waiting = reading.pages.map(({ image }) => keptPictureUrl(image.base))
  const cover = reading.pages[0]?.image
  if (!cover) throw new KeepFailure('gone')
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const picture = await pictureAt(address, signal).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
      await cache.put(address, new Response(picture, { headers: { 'Content-Type': 'image/webp' } }))
      bytes += picture.size
      done += 1
      onPage?.(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const entry = {
    id,
    version,
    slug: reading.slug,
    locale: reading.locale,
    title: reading.title,
    titleLang: reading.titleLang,
    shop: reading.shop.name,
    edition,
    cover,
    pages: reading.pages.length,
    validFrom,
    validTo,
    bytes,
    keptAt,
    loadedAt: Date.now(),
  }
  return { cache, entry }
}

/** An older version has most of the pictures already: their addresses change with their content. */
async function pictureAt(address: string, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted()
  const known = await caches.match(address)
  return (known ?? (await fetchPublic(address, signal))).blob()
}
