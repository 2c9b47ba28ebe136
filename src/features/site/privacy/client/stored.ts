import { cookiesPath } from '../paths'
import { type StoredEntry, type StoredItemName, storedItemOf } from '../stored-items'

const storageOf = { local: () => localStorage, session: () => sessionStorage }

/** The server names the cookies that scripts cannot read. */
export async function readStoredItems(): Promise<StoredEntry[]> {
  const [hidden, cacheNames] = await Promise.all([hiddenCookies(), cacheNamesInBrowser()])
  const readable = readableCookies()
  const unread = hidden.filter((name) => !readable.some((cookie) => cookie.name === name))
  return [
    ...inStorage('local'),
    ...inStorage('session'),
    ...readable,
    ...unread.map((name): StoredEntry => ({ place: 'cookie', name, value: null })),
    ...cacheNames.map((name): StoredEntry => ({ place: 'cache', name, value: null })),
  ]
}

function inStorage(place: 'local' | 'session'): StoredEntry[] {
  try {
    return Object.entries(storageOf[place]()).map(([name, value]) => ({ place, name, value: String(value) }))
  } catch {
    // A browser that forbids storage stores nothing.
    return []
  }
}

function readableCookies(): StoredEntry[] {
  return document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=')
      return { place: 'cookie', name: pair.slice(0, at), value: pair.slice(at + 1) }
    })
}

async function hiddenCookies(): Promise<string[]> {
  const response = await fetch(cookiesPath, { cache: 'no-store' }).catch(() => null)
  const { namesAnswer } = await import('./names-answer')
  const parsed = namesAnswer.safeParse(await response?.json().catch(() => null))
  return parsed.success ? parsed.data.names : []
}

async function cacheNamesInBrowser(): Promise<string[]> {
  try {
    return 'caches' in window ? await caches.keys() : []
  } catch {
    return []
  }
}

/** Deletes the entries of these items and notifies the page as if another tab had done it. @throws ApiFailure */
export async function deleteStored(wanted: readonly (StoredItemName | 'other')[], signOut: () => Promise<void>) {
  const entries = (await readStoredItems()).filter((entry) => wanted.includes(storedItemOf(entry)))
  if (wanted.includes('account')) await signOut()
  const cookies = entries.filter(({ place }) => place === 'cookie')
  for (const { name } of cookies) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
  if (cookies.some(({ value }) => value === null)) {
    await fetch(`${cookiesPath}?${new URLSearchParams({ items: wanted.join(',') })}`, { method: 'DELETE' })
  }
  if (wanted.includes('list') || wanted.includes('kept')) await forgetOffline(entries, wanted)
  for (const { place, name } of entries) {
    if (place !== 'local' && place !== 'session') continue
    storageOf[place]().removeItem(name)
    dispatchEvent(new StorageEvent('storage', { key: name, newValue: null, storageArea: storageOf[place]() }))
  }
  if (wanted.includes('theme')) delete document.documentElement.dataset.theme
}

/** Scripts of service workers by the item whose page they open; the one of the whole site leads to both. */
const workerScripts = { list: '/list-worker.js', kept: '/kept-worker.js' } as const

/** A service worker must be unregistered first, because it would recreate its cache. */
async function forgetOffline(entries: StoredEntry[], wanted: readonly string[]): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const scriptOf = ({ active, installing }: ServiceWorkerRegistration) => (active ?? installing)?.scriptURL ?? ''
  const staying = Object.entries(workerScripts).flatMap(([item, script]) => (wanted.includes(item) ? [] : script))
  const isStaying = (worker: ServiceWorkerRegistration) => staying.some((script) => scriptOf(worker).endsWith(script))
  const gone = workers.some(isStaying)
    ? workers.filter((worker) => !isStaying(worker) && !scriptOf(worker).endsWith('/offline-worker.js'))
    : workers
  await Promise.all(gone.map((worker) => worker.unregister()))
  await Promise.all(entries.filter(({ place }) => place === 'cache').map(({ name }) => caches.delete(name)))
}
