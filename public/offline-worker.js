/*
 * Answers a page that cannot be loaded because there is no connection: with one that says so and leads to the shopping list. Its
 * scope is the whole site but for the page of the list, which has list-worker.js. It stores these pages and nothing else; what
 * the network answers, an error too, it passes on as it is.
 */
const cacheName = 'broshura-offline-1'

const languages = ['bg', 'de', 'en', 'ru']
const pageOf = (language) => `/files/offline/${language}`
const listOf = (language) => (language === 'bg' ? '/list' : `/${language}/list`)

/** The language of an address, if the list opens in it; else one in which it does. */
async function languageOf({ pathname }) {
  const prefix = pathname.split('/')[1]
  const own = languages.includes(prefix) ? prefix : 'bg'
  for (const language of [own, ...languages]) if (await caches.match(listOf(language))) return language
  return own
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const language = await languageOf(new URL(event.request.url))
    return (await caches.match(pageOf(language))) ?? Response.error()
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
