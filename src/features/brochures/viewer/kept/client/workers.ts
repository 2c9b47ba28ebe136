import { type Locale, localePath, locales } from '@/i18n/routing'
import { activeWorker } from '@/lib/active-worker'
import { KeepFailure } from './keep-failure'

/**
 * Makes the page of kept brochures open without a connection, in the visitor's language first and then in the others, and
 * every other page lead there (public/kept-worker.js, public/offline-worker.js).
 * @throws KeepFailure where the browser allows no worker, or the page cannot be loaded
 */
export async function startKeptWorkers(locale: Locale): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) throw new KeepFailure('refused')
  for (const language of [locale, ...locales.filter((other) => other !== locale)]) {
    const registration = await registered('/kept-worker.js', localePath(language, '/kept'))
    // An active worker has the page; one that fails to get it is dropped by the browser.
    if (!(await activeWorker(registration))) throw new KeepFailure('offline')
  }
  await registered('/offline-worker.js', '/')
}

/** Renews the stored pages, so that they and what was kept after them are of one release. */
export async function renewKeptPages(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  for (const { active, scope } of registrations) if (scope.endsWith('/kept')) active?.postMessage('renew')
}

async function registered(script: string, scope: string): Promise<ServiceWorkerRegistration> {
  try {
    return await navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' })
  } catch (error) {
    const isForbidden = error instanceof DOMException && error.name === 'SecurityError'
    throw new KeepFailure(isForbidden ? 'refused' : 'offline')
  }
}
