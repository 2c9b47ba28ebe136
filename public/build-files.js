/*
 * The part of list-worker.js and kept-worker.js that stores a page with every file of the build that it may ever load.
 * The names of these files change with their content: a page of one release cannot start with the files of another.
 */
self.buildFiles = (cacheName) => {
  const isBuildFile = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/_next/static/')

  /** The files, not folders, that a page, a script or a style sheet names; a script names later ones without `/_next/`. */
  function filesIn(text, path) {
    const whole = [...text.matchAll(/\/_next\/static\/[^"'\\\s)&?#]+(?<!\/)(?![^"'\\\s)&?#])/g)].map(([file]) => file)
    const later = [...text.matchAll(/["'](static\/[^"'\\\s?#]+\.(?:js|css))["'?]/g)].map(([, file]) => `/_next/${file}`)
    const linked = path.endsWith('.css')
      ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, file]) => new URL(file, self.location.origin + path))
      : []
    return [...whole, ...later, ...linked.filter(isBuildFile).map(({ pathname }) => pathname)]
  }

  /** Null for a file that does not exist; a connection that breaks is an error, and a server that is away is, too. */
  async function storedFile(path) {
    const cache = await caches.open(cacheName)
    const known = await cache.match(path)
    if (known) return known
    const response = await fetch(path)
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await cache.put(path, response.clone())
    return response
  }

  /** The files that a script or style sheet names, by its path: it is read once, because its content never changes. */
  const named = new Map()

  async function storeFile(path, isNeeded) {
    const file = await storedFile(path)
    if (!file && isNeeded) throw new Error(`${path} is not there`)
    if (!file || !/\.(?:js|css)$/.test(path)) return []
    const files = named.get(path) ?? filesIn(await file.text(), path)
    named.set(path, files)
    return files
  }

  /**
   * Stores every file that the page may ever load, and says which. A name that only looks like a file's is left out,
   * unless the page itself names it. The files of the page are loaded at once, then at once those that they name.
   */
  async function storeFiles(page) {
    const found = new Set(filesIn(page, ''))
    let next = [...found]
    for (let isNeeded = true; next.length > 0; isNeeded = false) {
      const later = await Promise.all(next.map((path) => storeFile(path, isNeeded)))
      next = [...new Set(later.flat())].filter((path) => !found.has(path))
      for (const path of next) found.add(path)
    }
    return found
  }

  /** Deletes the files of releases that no stored page is made of, except `loaded`, which an open page has loaded. */
  async function deleteOldFiles(loaded = []) {
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    const pages = requests.filter(({ url }) => !isBuildFile(new URL(url)))
    const texts = await Promise.all(pages.map(async (page) => (await cache.match(page)).text()))
    const used = new Set([...loaded, ...(await storeFiles(texts.join('\n')))])
    for (const request of requests) {
      const address = new URL(request.url)
      if (isBuildFile(address) && !used.has(address.pathname)) await cache.delete(request)
    }
  }

  let turn = Promise.resolve()

  /** One after another: otherwise one deletes the files that the next one has just stored. */
  function inTurn(work) {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  /** A page of another address (after a redirect), an error or anything but a page is not stored. */
  function isWhole(response) {
    return response.ok && !response.redirected && (response.headers.get('Content-Type') ?? '').startsWith('text/html')
  }

  /** Whether the answer is the stored page, of which all files are stored. A proxy may have removed the ETag. */
  function isStored(response, copy) {
    const tag = response.headers.get('ETag')
    return tag !== null && tag === copy?.headers.get('ETag')
  }

  return { isBuildFile, isStored, isWhole, storeFiles, deleteOldFiles, inTurn }
}
