type Size = { width: number; height: number }
export type PagePlace = { left: number; top: number; width: number; height: number }

/** In CSS pixels inside the scroller. */
export type Layout = { width: number; height: number; pages: PagePlace[]; rows: Extent[] }

type Input = { pages: Size[]; rows: PageRow[]; view: Size; zoom: number }

/** From this width on a page fits the window's height, below it the window's width. */
const desktop = 1024

/** Pixels that the tools take at the sides and edges: double pages fill the window and would lie beneath them. */
const besideTools = 72
const belowTools = 68

/** Only pages grow with the zoom, the gaps do not. */
export function layoutPages({ pages, rows, view, zoom }: Input): Layout {
  const isDesktop = view.width >= desktop
  const isSpread = rows.some((row) => row.length > 1)
  const side = isSpread ? besideTools : isDesktop ? 24 : 0
  const edge = isSpread ? belowTools : isDesktop ? 16 : 56
  const gap = isSpread ? belowTools : isDesktop ? 32 : 12
  const heights = rows.map((row) => {
    const shape = row.reduce((sum, index) => sum + ratio(pages[index]), 0)
    const full = (view.width - 2 * side) / shape
    return zoom * (isDesktop ? Math.min(full, Math.max(320, view.height - 2 * edge)) : full)
  })
  const widthOf = (row: number) =>
    (rows[row] ?? []).reduce((sum, page) => sum + ratio(pages[page]) * (heights[row] ?? 0), 0)
  const width = Math.max(view.width, ...rows.map((_, row) => widthOf(row) + 2 * side))

  const places: PagePlace[] = pages.map(() => ({ left: 0, top: 0, width: 0, height: 0 }))
  const extents: Extent[] = []
  let top = edge
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0
    let left = (width - widthOf(index)) / 2
    for (const page of row) {
      const pageWidth = ratio(pages[page]) * height
      places[page] = { left, top, width: pageWidth, height }
      left += pageWidth
    }
    extents.push({ top, height })
    top += height + gap
  })
  return { width, height: Math.max(view.height, top - gap + edge), pages: places, rows: extents }
}

/** Fractions of the page's size; outside 0 to 1 beside or between pages. */
export type Point = { page: number; x: number; y: number }

export function pointAt(layout: Layout, x: number, y: number): Point {
  let nearest = 0
  let distance = Number.POSITIVE_INFINITY
  layout.pages.forEach((place, page) => {
    const away = outside(x, place.left, place.width) + outside(y, place.top, place.height)
    if (away < distance) {
      distance = away
      nearest = page
    }
  })
  const place = layout.pages[nearest]
  if (!place || place.width === 0) return { page: nearest, x: 0, y: 0 }
  return { page: nearest, x: (x - place.left) / place.width, y: (y - place.top) / place.height }
}

export function positionOf(layout: Layout, point: Point): { x: number; y: number } {
  const place = layout.pages[point.page]
  if (!place) return { x: 0, y: 0 }
  return { x: place.left + point.x * place.width, y: place.top + point.y * place.height }
}

export function rowScrollTop(layout: Layout, row: number, viewHeight: number): number {
  const extent = layout.rows[row]
  if (!extent) return 0
  const room = viewHeight - extent.height
  return Math.max(0, extent.top - (room > 0 ? room / 2 : Math.min(8, extent.top)))
}

function ratio(size: Size | undefined): number {
  return size && size.height > 0 ? size.width / size.height : 1
}

function outside(value: number, start: number, extent: number): number {
  return Math.max(0, start - value, value - (start + extent))
}

type Extent = { top: number; height: number }

/**
 * The row at 40 % of the window's height, where eyes rest. At the very end the last row counts, even a short one.
 * `rows` must be in order.
 */
export function visibleRow(rows: Extent[], scrollTop: number, windowHeight: number): number {
  const last = rows.length - 1
  const end = rows[last]
  if (!end) return 0
  if (scrollTop + windowHeight >= end.top + end.height - 1) return last
  const line = scrollTop + windowHeight * 0.4
  const below = rows.findIndex((row) => row.top > line)
  return Math.max(0, below === -1 ? last : below - 1)
}

/** Indexes into the list of pages, left to right. */
export type PageRow = number[]

type RowsSize = { width: number; height: number }

/**
 * Single pages, or double pages as in print: the cover alone, then pairs. A landscape page already is a double page and
 * stands alone.
 */
export function pageRows(pages: RowsSize[], spread: boolean): PageRow[] {
  const rows: PageRow[] = []
  let open: PageRow | null = null
  pages.forEach((page, index) => {
    const alone = !spread || index === 0 || page.width > page.height
    if (open && !alone) {
      open.push(index)
      open = null
      return
    }
    const row = [index]
    rows.push(row)
    open = alone ? null : row
  })
  return rows
}

export function rowOfPage(rows: PageRow[], pageIndex: number): number {
  return Math.max(
    0,
    rows.findIndex((row) => row.includes(pageIndex)),
  )
}
