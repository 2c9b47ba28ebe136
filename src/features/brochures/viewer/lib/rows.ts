/** The pages of one row of the reader, as indexes into the list of pages, left to right. */
export type Row = number[]

type Size = { width: number; height: number }

/**
 * Single pages one below the other, or open double pages as in print: the cover alone, then pairs. A landscape page already
 * is an open double page and stands alone.
 */
export function pageRows(pages: Size[], spread: boolean): Row[] {
  const rows: Row[] = []
  let open: Row | null = null
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

/** The row that shows a page. */
export function rowOfPage(rows: Row[], pageIndex: number): number {
  return Math.max(
    0,
    rows.findIndex((row) => row.includes(pageIndex)),
  )
}
