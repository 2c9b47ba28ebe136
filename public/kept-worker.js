/*
 * Lets the page of kept brochures open without a connection, and nothing else. Its scope is that page in one language. It
 * stores the page, the build's files that it may need (whose names change with their content), and the pages of
 * offline-worker.js that lead to it; the pictures of kept brochures it only reads from the caches that the page fills. What
 * is personal (/api) and every other page pass it by.
 */
importScripts('/build-files.js')

const cacheName = 'broshura-kept-pages-1'
const patienceMs = 4000
const { isBuildFile, isStored, isWhole, storeFiles, deleteOldFiles, inTurn } = self.buildFiles(cacheName)

const scopePath = () => new URL(self.registration.scope).pathname
const language = () => /^\/(de|en|ru)\//.exec(scopePath())?.[1] ?? 'bg'
const offlinePages = () => ['kept', 'both'].map((links) => `/files/offline/${language()}/${links}`)

const isOwn = ({ origin }) => origin === self.location.origin
const isOwnPage = (address) => isOwn(address) && address.pathname === scopePath()

/** Pages are kept at this width, which is shown where another one is asked for. */
const keptWidth = 1080
const picture = /^(\/files\/pages\/[0-9a-f]+\/\d+)-(\d+)\.webp$/

/** The newest page in place of the older one, once all its files are there. */
async function storePage() {
  const response = await fetch(scopePath(), { cache: 'no-cache', credentials: 'omit' })
  if (!isWhole(response)) throw new Error(`${scopePath()} answered ${response.status}`)
  await storeFiles(await response.clone().text())
  const cache = await caches.open(cacheName)
  await cache.addAll(offlinePages())
  await cache.put(scopePath(), response)
}

const renew = () => inTurn(() => storePage().then(() => deleteOldFiles())).catch(() => undefined)

/** The page from the network; from the copy when there is none, it takes too long or the server is away. */
async function answerPage(event) {
  const copy = await (await caches.open(cacheName)).match(scopePath())
  const network = fetch(event.request).then((response) => {
    if (isWhole(response) && !isStored(response, copy)) event.waitUntil(renew())
    return response.status >= 500 && copy ? copy : response
  })
  event.waitUntil(network.catch(() => undefined))
  if (!copy) return network
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, copy))
  return Promise.race([network.catch(() => copy), late])
}

async function answerFile(event) {
  const path = new URL(event.request.url).pathname
  return (await (await caches.open(cacheName)).match(path)) ?? fetch(event.request)
}

/** The picture that is kept of a page, and a larger one only from the network. */
async function answerPicture(event) {
  const path = new URL(event.request.url).pathname
  const [, base, width] = picture.exec(path)
  const kept = (await caches.match(path)) ?? (await caches.match(`${base}-${keptWidth}.webp`))
  if (!kept) return fetch(event.request)
  if (Number(width) <= keptWidth) return kept
  const network = fetch(event.request).then(
    (response) => (response.ok ? response : kept),
    () => kept,
  )
  return Promise.race([network, new Promise((resolve) => setTimeout(resolve, patienceMs, kept))])
}

self.addEventListener('install', (event) => {
  event.waitUntil(storePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('broshura-kept-pages-') && name !== cacheName) await caches.delete(name)
    }
    await self.clients.claim()
  }
  event.waitUntil(deleteOldCaches())
})

// A brochure was renewed by a page of a newer release than the stored one may be.
self.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(renew())
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  const address = new URL(url)
  if (mode === 'navigate') {
    if (isOwnPage(address)) event.respondWith(answerPage(event))
  } else if (isBuildFile(address)) event.respondWith(answerFile(event))
  else if (isOwn(address) && picture.test(address.pathname)) event.respondWith(answerPicture(event))
})
