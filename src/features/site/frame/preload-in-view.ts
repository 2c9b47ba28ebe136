/** How many routes are preloaded side by side (docs/product.md, section 6). */
const atOnce = 5

/**
 * Preloads the routes of the links in the content that are in view, five at a time: the next one's turn comes when one of the
 * five has left the view. `here` is the path of the page itself. @returns a function that stops
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

/** Others are made for each request: those of the account, and those with a query. */
function isPublicPage({ origin, pathname, search, download, target }: HTMLAnchorElement, here: string): boolean {
  const isOther = origin === location.origin && pathname !== here
  return isOther && !search && !download && !target && !/account|^\/(?:api|files|admin)\//.test(pathname)
}

/** Whether the visitor asks for little data, or has a slow connection. Not every browser says so. */
function savesData(): boolean {
  const connection = Object(Reflect.get(navigator, 'connection'))
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')))
}
