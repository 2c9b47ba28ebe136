/*
 * Lets the page of the shopping list open without a connection, and nothing else. Its scope is that page in one language; of
 * everything that the page asks for it answers the page itself and the build's own files, whose names change with their
 * content. What is personal (/api) and every other page pass it by. The page comes from the network whenever that answers in
 * time, so a new release is there at the next visit with a connection; the copy is for a network that is slow or absent, and
 * for a server that fails.
 */
importScripts('/build-files.js')

const cacheName = 'broshura-list-1'
const patienceMs = 4000
const { isBuildFile, isStored, isWhole, storeFiles, deleteOldFiles, inTurn } = self.buildFiles(cacheName)

const scopePath = () => new URL(self.registration.scope).pathname
const isOwnPage = ({ origin, pathname }) => origin === self.location.origin && pathname === scopePath()

/** The older page stays until all files of the newer one are there: without them that would open and do nothing. */
async function keepPage(response) {
  await storeFiles(await response.clone().text())
  await (await caches.open(cacheName)).put(scopePath(), response)
}

async function loadPage() {
  const response = await fetch(scopePath(), { cache: 'no-cache' })
  if (!isWhole(response)) throw new Error(`${scopePath()} answered ${response.status}`)
  await keepPage(response)
}

async function keepFiles(files) {
  const cache = await caches.open(cacheName)
  const missing = []
  for (const file of files) if (!(await cache.match(file))) missing.push(file)
  await Promise.allSettled(missing.map((file) => cache.add(file)))
}

/** The page from the network; from the copy when there is none, it takes too long or the server is away. */
async function answerPage(event) {
  const copy = await (await caches.open(cacheName)).match(scopePath())
  const network = fetch(event.request).then((response) => {
    if (isWhole(response) && !isStored(response, copy)) {
      const page = response.clone()
      event.waitUntil(inTurn(() => keepPage(page)).catch(() => undefined))
    }
    return response.status >= 500 && copy ? copy : response
  })
  // A page that comes too late for this visit is kept for the next.
  event.waitUntil(network.catch(() => undefined))
  if (!copy) return network
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, copy))
  return Promise.race([network.catch(() => copy), late])
}

async function answerFile(event) {
  const { pathname } = new URL(event.request.url)
  const cache = await caches.open(cacheName)
  const copy = await cache.match(pathname)
  if (copy) return copy
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(cache.put(pathname, response.clone()))
  return response
}

self.addEventListener('install', (event) => {
  event.waitUntil(inTurn(loadPage).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('broshura-list-') && name !== cacheName) await caches.delete(name)
    }
    await self.clients.claim()
  }
  event.waitUntil(deleteOldCaches())
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  const address = new URL(url)
  if (mode === 'navigate') {
    if (isOwnPage(address)) event.respondWith(answerPage(event))
  } else if (isBuildFile(address)) event.respondWith(answerFile(event))
})

self.addEventListener('message', (event) => {
  const { kind, files } = event.data ?? {}
  if (kind !== 'keep' || !Array.isArray(files)) return
  const addresses = files.filter((file) => typeof file === 'string' && URL.canParse(file)).map((file) => new URL(file))
  const own = addresses.filter(isBuildFile).map(({ pathname }) => pathname)
  event.waitUntil(inTurn(() => keepFiles(own).then(() => deleteOldFiles(own))).catch(() => undefined))
})
