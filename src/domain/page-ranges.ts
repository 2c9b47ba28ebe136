export const importStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type ImportStatus = (typeof importStatuses)[number]

export type LatestImport = {
  /** Empty for a file whose import has not begun. */
  id: string
  file: string
  status: ImportStatus
  pagesDone: number
  pageCount: number | null
  /** `code` or `code:page`. */
  error: string | null
  warnings: unknown[]
  cancelling: boolean
}

export type PanelPage = {
  id: string
  number: number
  hidden: boolean
  /** In the language that the form edits. */
  alt: string
  /** Words of the page were recognised from its picture. */
  ocr: boolean
  picture: string
  width: number
  height: number
}

/** `pages` are those the brochure shows now, in their order. */
export type ImportPanelState = { latest: LatestImport | null; pages: PanelPage[] }

export function pageRanges(pages: number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const page of [...pages].sort((a, b) => a - b)) {
    const open = ranges.at(-1)
    if (open && page <= open[1] + 1) open[1] = page
    else ranges.push([page, page])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}
