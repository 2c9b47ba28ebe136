import type { Locale } from '@/i18n/routing'
import { keepBrochure } from './keep-brochure'
import { failureKindOf, KeepFailure } from './keep-failure'
import { beginKeeping, changeKeeping, endKeeping } from './keeping'
import { alone } from './kept-store'
import { startKeptWorkers } from './workers'

type Wanted = { id: string; locale: Locale; pages: number; bytes: number }

/** Asks for lasting storage, too, which the browser grants or not: what is kept is there either way. */
export async function startKeeping({ id, locale, pages, bytes }: Wanted): Promise<void> {
  const signal = beginKeeping(id, pages)
  const onPage = (done: number) => {
    if (!signal.aborted) changeKeeping(id, { done })
  }
  try {
    void navigator.storage?.persist?.().catch(() => false)
    if ((await freeBytes()) < bytes) throw new KeepFailure('full')
    await startKeptWorkers(locale)
    await alone(signal, () => keepBrochure({ id, locale, signal, onPage }))
    if (!signal.aborted) endKeeping(id)
  } catch (error) {
    if (!signal.aborted) changeKeeping(id, { failure: failureKindOf(error) })
  }
}

/** What the browser would let us store; a browser that does not say finds out while it stores. */
async function freeBytes(): Promise<number> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {}
  return quota === undefined ? Number.POSITIVE_INFINITY : quota - (usage ?? 0)
}
