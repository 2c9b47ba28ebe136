let leftFor: string | null = null
let isFirstView = true

/** To be called as the page of a search is left within the site, when the address is the next one already. */
export function leaveSearch(): void {
  leftFor = location.pathname
}

/**
 * Whether the page that is shown now was opened from a result of our search. After a load the browser says which page
 * the link was on; no parameter does, because it would split the caches.
 */
export function isFromSearch(searchPath: string): boolean {
  const wasFirst = isFirstView
  const left = leftFor
  isFirstView = false
  leftFor = null
  return left === location.pathname || (wasFirst && wasLoadedFrom(searchPath))
}

function wasLoadedFrom(searchPath: string): boolean {
  const [load] = performance.getEntriesByType('navigation')
  // The page that was loaded may be an earlier one, and a reload is no way from a result.
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return false
  if (new URL(load.name).pathname !== location.pathname || !URL.canParse(document.referrer)) return false
  const { origin, pathname, searchParams } = new URL(document.referrer)
  return origin === location.origin && pathname.endsWith(searchPath) && searchParams.has('q')
}
