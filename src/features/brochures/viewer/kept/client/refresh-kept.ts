import { keepBrochure } from './keep-brochure'
import { KeepFailure } from './keep-failure'
import { fetchSize } from './kept-api'
import { alone, readKept, removeKept } from './kept-store'

let running: Promise<void> | null = null

/**
 * Renews what has changed since it was kept, and removes what is no longer published. A brochure that cannot be asked for
 * stays as it is.
 */
export function refreshKept(): Promise<void> {
  running ??= refreshAll().finally(() => {
    running = null
  })
  return running
}

async function refreshAll(): Promise<void> {
  const { signal } = new AbortController()
  for (const { id, locale, version } of await readKept()) {
    try {
      const size = await fetchSize({ id, locale }, signal)
      if (size.version !== version) await alone(signal, () => keepBrochure({ id, locale, signal }))
    } catch (error) {
      const isGone = error instanceof KeepFailure && error.kind === 'gone'
      if (isGone) await removeKept(id)
      if (error instanceof KeepFailure && error.kind === 'offline') return
    }
  }
}
