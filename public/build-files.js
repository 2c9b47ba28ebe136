/*
 * The part of list-worker.js and kept-worker.js that stores a page with every file of the build that it may ever load.
 * Their names change with their content: a page of one release cannot start with the files of another.
 */
self.buildFiles = (cacheName) => {
  const isBuildFile = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/_next/static/')

  /** The files that a page, a script or a style sheet names; a script names later ones without `/_next/`. */
  function filesIn(text, path) {
    const named = [...text.matchAll(/\/_next\/static\/[^"'\\\s)&?#]+/g)].map(([file]) => file)
    const later = [...text.matchAll(/["'](static\/[^"'\\\s?#]+\.(?:js|css))["'?]/g)].map(([, file]) => `/_next/${file}`)
    const linked = path.endsWith('.css')
      ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, file]) => new URL(file, self.location.origin + path))
      : []
    return [...named, ...later, ...linked.filter(isBuildFile).map(({ pathname }) => pathname)]
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

  /**
   * Stores every file that the page may ever load, and says which. A name that only looks like a file's is left out,
   * unless the page itself names it.
   */
  async function storeFiles(page) {
    const waiting = filesIn(page, '').map((path) => ({ path, isNeeded: true }))
    const found = new Set()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, isNeeded } = next
      if (found.has(path)) continue
      found.add(path)
      const file = await storedFile(path)
      if (!file && isNeeded) throw new Error(`${path} is not there`)
      if (!file || !/\.(?:js|css)$/.test(path)) continue
      waiting.push(...filesIn(await file.text(), path).map((each) => ({ path: each, isNeeded: false })))
    }
    return found
  }

  return { isBuildFile, storeFiles }
}
