import type { Locale } from '@/i18n/routing'
import { failureKindOf } from './keep-failure'
import { keepBrochure } from './keep-brochure'
import { beginKeeping, setKeeping } from './keeping'
import { alone } from './kept-store'
import { startKeptWorkers } from './workers'

/** Asks for lasting storage, too, which the browser grants or not: what is kept is there either way. */
export async function startKeeping({ id, locale, pages }: { id: string; locale: Locale; pages: number }): Promise<void> {
  const signal = beginKeeping({ id, pages, done: 0, failure: null })
  const onPage = (done: number) => {
    if (!signal.aborted) setKeeping({ id, pages, done, failure: null })
  }
  try {
    void navigator.storage?.persist?.().catch(() => false)
    await startKeptWorkers(locale)
    await alone(signal, () => keepBrochure({ id, locale, signal, onPage }))
    if (!signal.aborted) setKeeping(null)
  } catch (error) {
    if (!signal.aborted) setKeeping({ id, pages, done: 0, failure: failureKindOf(error) })
  }
}
