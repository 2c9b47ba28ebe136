export const importStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type ImportStatus = (typeof importStatuses)[number]

export const isUnderWay: Record<ImportStatus, boolean> = {
  queued: true,
  running: true,
  done: false,
  failed: false,
  cancelled: false,
}

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

/** Of an offer that was read from a page, as editors have decided about it. */
export const proposalStates = ['proposed', 'accepted', 'rejected'] as const
