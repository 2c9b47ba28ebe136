import type { Box } from '../../types'

const widths = [320, 640, 1080, 1920] as const

const largestUnzoomed = 1080

export function pageImageUrl(base: string, width: (typeof widths)[number]): string {
  return `${base}-${width}.webp`
}

export function pageSrcSet(base: string): string {
  return widths
    .filter((width) => width <= largestUnzoomed)
    .map((width) => `${pageImageUrl(base, width)} ${width}w`)
    .join(',')
}

type View = { cssWidth: number; density: number; zoom: number }

/**
 * The file width for a page that is `cssWidth` CSS pixels wide before zooming. Whole pages on dense phone screens are
 * not loaded at full density: the difference is invisible, the saved data is not. Zoomed pages are as sharp as the
 * screen.
 */
export function wantedWidth({ cssWidth, density, zoom }: View): (typeof widths)[number] {
  const zoomed = zoom > 1.05
  const wanted = zoomed ? cssWidth * zoom * density : cssWidth * Math.min(density, 1.75)
  const allowed = zoomed ? widths : widths.filter((width) => width <= largestUnzoomed)
  return allowed.find((width) => width >= wanted * 0.98) ?? (zoomed ? 1920 : largestUnzoomed)
}

export function boxStyle(box: Box) {
  return {
    left: `${box.x * 100}%`,
    top: `${box.y * 100}%`,
    width: `${box.width * 100}%`,
    height: `${box.height * 100}%`,
  }
}

export function linkName(href: string): string {
  try {
    const url = new URL(href)
    return url.host ? url.host.replace(/^www\./, '') : url.pathname
  } catch {
    return href
  }
}
