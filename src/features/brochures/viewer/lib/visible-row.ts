/** Where a row lies in its scroller, in pixels. */
export type Extent = { top: number; height: number }

/**
 * The row a reader looks at: the one that covers the line at 40 % of the window, where eyes rest. A window that stands at the
 * very end shows the last row even if that row is short. The extents are in order.
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
