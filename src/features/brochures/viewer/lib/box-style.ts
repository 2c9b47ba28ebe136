import type { Box } from '../../types'

/** Places a box of a page over its picture. */
export function boxStyle(box: Box) {
  return {
    left: `${box.x * 100}%`,
    top: `${box.y * 100}%`,
    width: `${box.width * 100}%`,
    height: `${box.height * 100}%`,
  }
}

/** Where a link leads, short enough to be said: its host, or the address itself for mail and telephone. */
export function linkName(href: string): string {
  try {
    const url = new URL(href)
    return url.host ? url.host.replace(/^www\./, '') : url.pathname
  } catch {
    return href
  }
}
