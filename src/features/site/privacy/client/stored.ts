import { cookiesPath } from '../paths'
import { type StoredEntry, type StoredItemName, storedItemOf } from '../stored-items'

type Wanted = StoredItemName | 'other'

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
export async function deleteStored(wanted: readonly Wanted[], signOut: () => Promise<void>) {
  const stored = await readStoredItems()
  if (wanted.includes('account')) await signOut()
  const items = await forgetWorkers(wanted)
  const entries = stored.filter((entry) => items.includes(storedItemOf(entry)))
  const cookies = entries.filter(({ place }) => place === 'cookie')
  for (const { name } of cookies) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
  if (cookies.some(({ value }) => value === null)) {
    await fetch(`${cookiesPath}?${new URLSearchParams({ items: wanted.join(',') })}`, { method: 'DELETE' })
  }
  await Promise.all(entries.filter(({ place }) => place === 'cache').map(({ name }) => caches.delete(name)))
  for (const { place, name } of entries) {
    if (place !== 'local' && place !== 'session') continue
    storageOf[place]().removeItem(name)
    dispatchEvent(new StorageEvent('storage', { key: name, newValue: null, storageArea: storageOf[place]() }))
  }
  if (wanted.includes('theme')) delete document.documentElement.dataset.theme
}

/** Scripts of service workers by the item that they store; that of the whole site leads to the pages of both others. */
const workerScripts = { list: '/list-worker.js', kept: '/kept-worker.js', offline: '/offline-worker.js' } as const
const storing = ['list', 'kept', 'offline'] as const

/**
 * Unregisters the workers of these items, each of which would recreate its cache. Pages without a connection go with the
 * last page to which they lead.
 * @returns the items whose entries go
 */
async function forgetWorkers(wanted: readonly Wanted[]): Promise<readonly Wanted[]> {
  if (!storing.some((item) => wanted.includes(item))) return wanted
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const scriptOf = ({ active, installing }: ServiceWorkerRegistration) => (active ?? installing)?.scriptURL ?? ''
  const isOf = (worker: ServiceWorkerRegistration, item: keyof typeof workerScripts) =>
    scriptOf(worker).endsWith(workerScripts[item])
  const isStaying = (item: 'list' | 'kept') => !wanted.includes(item) && workers.some((worker) => isOf(worker, item))
  const leadsNowhere = !isStaying('list') && !isStaying('kept')
  const items: readonly Wanted[] = leadsNowhere ? [...wanted, 'offline'] : wanted
  const staying = storing.filter((item) => !items.includes(item))
  const gone = workers.filter((worker) => !staying.some((item) => isOf(worker, item)))
  await Promise.all(gone.map((worker) => worker.unregister()))
  return items
}
