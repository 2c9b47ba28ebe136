import { type Locale, localePath } from '@/i18n/routing'

/**
 * Lets the page of the list open without a connection. The worker has this page alone for its scope, in this language; it is
 * told which files the page has loaded, so that those that came later are kept too.
 */
export async function keepOffline(locale: Locale): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const scope = localePath(locale, '/list')
  try {
    await navigator.serviceWorker.register('/list-worker.js', { scope, updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ kind: 'keep', files })
  } catch {
    // A browser that forbids it keeps the list all the same; only the page does not open offline.
  }
}
