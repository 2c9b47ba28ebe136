import { mayCount } from '@/lib/counting/send-count'

let followed: string | null = null
let isFirstView = true

/**
 * Notes where the last link leads that was pressed among results, for a page that opens within the site.
 * @returns a function that ends this
 */
export function watchResults(): () => void {
  if (!mayCount()) return () => undefined
  followed = null
  const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    // These open another tab, which knows by its referrer.
    if (ctrlKey || metaKey || shiftKey || altKey) return
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#results a') : null
    followed = link?.pathname ?? null
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

/**
 * Whether the page that is shown now was opened from a result of our search. After a load the browser says which page
 * the link was on; no parameter does, because it would split the caches.
 */
export function isFromSearch(searchPath: string): boolean {
  const wasFirst = isFirstView
  const wasFollowed = followed === location.pathname
  isFirstView = false
  followed = null
  return wasFollowed || (wasFirst && wasLoadedFrom(searchPath))
}

function wasLoadedFrom(searchPath: string): boolean {
  const [load] = performance.getEntriesByType('navigation')
  // The page that was loaded may be an earlier one, and a reload is no way from a result.
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return false
  if (new URL(load.name).pathname !== location.pathname || !URL.canParse(document.referrer)) return false
  const { origin, pathname, searchParams } = new URL(document.referrer)
  return origin === location.origin && pathname.endsWith(searchPath) && searchParams.has('q')
}
