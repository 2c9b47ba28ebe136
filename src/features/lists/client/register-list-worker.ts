import { type Locale, localePath } from '@/i18n/routing'

/**
 * Lets the page of the list open without a connection, and makes every other page lead to it then; an installed Broshura begins
 * here. The worker of the list has this page alone for its scope, in this language; it is told which files of the build the page
 * has loaded, and again when later ones have come: it forgets what it is not told of.
 * @returns what ends that when the page is left
 */
export function registerListWorker(locale: Locale): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const files = new Set<string>()
  const worker = workerOf(locale)
  const seen = new PerformanceObserver((list) => {
    const known = files.size
    for (const { name } of list.getEntries()) if (name.includes('/_next/static/')) files.add(name)
    if (files.size === known) return
    const all = [...files]
    void worker.then((active) => active?.postMessage({ kind: 'keep', files: all }))
  })
  seen.observe({ type: 'resource', buffered: true })
  return () => seen.disconnect()
}

async function workerOf(locale: Locale): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  try {
    await serviceWorker.register('/list-worker.js', { scope: localePath(locale, '/list'), updateViaCache: 'none' })
    const { active } = await serviceWorker.ready
    await serviceWorker.register('/offline-worker.js', { scope: '/', updateViaCache: 'none' })
    return active
  } catch {
    // A browser that forbids it keeps the list all the same; only the page does not open offline.
    return null
  }
}
