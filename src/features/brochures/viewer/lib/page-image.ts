import type { Box } from '../../types'

/** The widths in pixels at which every page exists. */
const widths = [320, 640, 1080, 1920] as const

/** The largest width that a page is shown at before someone enlarges it. */
const largestUnzoomed = 1080

export function pageImageUrl(base: string, width: (typeof widths)[number]): string {
  return `${base}-${width}.webp`
}

/** The `srcset` of a page that is shown whole. */
export function pageSrcSet(base: string): string {
  return widths
    .filter((width) => width <= largestUnzoomed)
    .map((width) => `${pageImageUrl(base, width)} ${width}w`)
    .join(',')
}

type View = { cssWidth: number; density: number; zoom: number }

/**
 * The width to load for a page that is `cssWidth` CSS pixels wide before zooming. A whole page on a dense phone screen is not
 * loaded at the full density: the eye does not see it, the data plan does. Once enlarged it is as sharp as the screen.
 */
export function wantedWidth({ cssWidth, density, zoom }: View): (typeof widths)[number] {
  const zoomed = zoom > 1.05
  const wanted = zoomed ? cssWidth * zoom * density : cssWidth * Math.min(density, 1.75)
  const allowed = zoomed ? widths : widths.filter((width) => width <= largestUnzoomed)
  return allowed.find((width) => width >= wanted * 0.98) ?? (zoomed ? 1920 : largestUnzoomed)
}

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
