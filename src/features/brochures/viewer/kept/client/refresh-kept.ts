import { keepBrochure } from './keep-brochure'
import { KeepFailure } from './keep-failure'
import { fetchSize } from './kept-api'
import { alone, isStored, readKept, readOutdated, removeKept, tidyKept } from './kept-store'
import { renewKeptPages } from './workers'

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
  await tidyKept()
  const outdated = (await readOutdated()).map((kept) => ({ ...kept, version: null }))
  for (const { id, locale, version } of [...(await readKept()), ...outdated]) {
    try {
      const size = await fetchSize({ id, locale }, signal)
      if (size.version === version) continue
      // It may have been removed while others were renewed.
      await alone(signal, async () => ((await isStored(id)) ? keepBrochure({ id, locale, signal }) : undefined))
      await renewKeptPages()
    } catch (error) {
      const isGone = error instanceof KeepFailure && error.kind === 'gone'
      if (isGone) await removeKept(id)
      if (error instanceof KeepFailure && error.kind === 'offline') return
    }
  }
}
