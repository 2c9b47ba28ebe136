/** docs/product.md, section 6. */
const atOnce = 5

/**
 * Preloads the routes of visible links in the content, five at a time: the next is preloaded when one of the five
 * leaves the view. `here` is the page's own path. @returns a function that stops
 */
export function preloadInView(here: string, preload: (path: string) => void): () => void {
  if (savesData()) return () => undefined
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) =>
    isPublicPage(link, here),
  )
  const visible = new Set<Element>()
  const known = new Set<string>()
  let current: string[] = []
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    const paths = new Set(links.filter((link) => visible.has(link)).map(({ pathname }) => pathname))
    const staying = current.filter((path) => paths.has(path))
    current = [...new Set([...staying, ...paths])].slice(0, atOnce)
    for (const path of current) {
      if (known.has(path)) continue
      known.add(path)
      preload(path)
    }
  })
  for (const link of links) observer.observe(link)
  return () => observer.disconnect()
}

/** Pages of the account and pages with a query are rendered per request and must not be preloaded. */
function isPublicPage({ origin, pathname, search, download, target }: HTMLAnchorElement, here: string): boolean {
  const isOther = origin === location.origin && pathname !== here
  return isOther && !search && !download && !target && !/account|^\/(?:api|files|admin)\//.test(pathname)
}

/** False in browsers that do not report the connection. */
function savesData(): boolean {
  const connection = Object(Reflect.get(navigator, 'connection'))
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')))
}
