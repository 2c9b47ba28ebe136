/*
 * Answers a page that cannot be loaded because there is no connection: a kept brochure with the page that shows it, anything else
 * with a page that says so and leads to the shopping list and to kept brochures. Its scope is the whole site but for the pages
 * of the list and of kept brochures, which have list-worker.js and kept-worker.js. It stores these pages and nothing else; what the
 * network answers, an error too, it passes on as it is.
 */
const cacheName = 'broshura-offline-1'

const languages = ['bg', 'de', 'en', 'ru']
const pageOf = (language) => `/files/offline/${language}`
const listOf = (language) => (language === 'bg' ? '/list' : `/${language}/list`)

function ownLanguage({ pathname }) {
  const prefix = pathname.split('/')[1]
  return languages.includes(prefix) ? prefix : 'bg'
}

/** The language of an address, if the list opens in it; else one in which it does. */
async function languageOfList(address) {
  const own = ownLanguage(address)
  for (const language of [own, ...languages]) if (await caches.match(listOf(language))) return language
  return own
}

const brochurePath = /^(\/(?:de|en|ru))?\/broshura\/([^/]+)$/

/** What is kept of brochures, each in a cache that has its entry once it is whole (kept-store.ts). */
async function keptSlugs() {
  const names = (await caches.keys()).filter((name) => name.startsWith('broshura-kept-brochure-'))
  const entries = names.map(async (name) =>
    (await (await caches.open(name)).match('/kept/entry'))?.json().catch(() => null),
  )
  return (await Promise.all(entries)).flatMap((entry) => entry?.slug ?? [])
}

/** The address that shows a brochure without a connection, at the same page; null for one that is not kept. */
function keptAddress({ pathname, searchParams }, slugs) {
  const [, prefix = '', slug = ''] = brochurePath.exec(pathname) ?? []
  if (!slugs.includes(slug)) return null
  const query = new URLSearchParams({ brochure: slug })
  for (const name of ['page', 'offer']) {
    const value = searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  return `${prefix}/kept?${query}`
}

/** Leads to what opens: to the list, to kept brochures or to both. Kept brochures open in every language. */
async function offlinePage(address, slugs) {
  if (slugs.length > 0) {
    const own = ownLanguage(address)
    const links = (await caches.match(listOf(own))) ? 'both' : 'kept'
    const page = await caches.match(`${pageOf(own)}/${links}`)
    if (page) return page
  }
  return caches.match(pageOf(await languageOfList(address)))
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const address = new URL(event.request.url)
    const slugs = await keptSlugs()
    const kept = keptAddress(address, slugs)
    if (kept) return Response.redirect(new URL(kept, address), 302)
    return (await offlinePage(address, slugs)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => {
  const store = async () => {
    await (await caches.open(cacheName)).addAll(languages.map(pageOf))
    await self.skipWaiting()
  }
  event.waitUntil(store())
})

self.addEventListener('activate', (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('broshura-offline-') && name !== cacheName) await caches.delete(name)
    }
    // The request is on its way while the worker starts.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  if (method === 'GET' && mode === 'navigate') event.respondWith(answer(event))
})
