/** The state of a brochure's import, which the CMS form shows; served by the brochure's endpoint. */
export const importStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
type ImportStatus = (typeof importStatuses)[number]

export type LatestImport = {
  /** Empty for a file whose import has not begun. */
  id: string
  file: string
  status: ImportStatus
  pagesDone: number
  pageCount: number | null
  /** `code` or `code:page`. */
  error: string | null
  /** As the worker wrote them: codes, and objects that say more. */
  warnings: unknown[]
  cancelling: boolean
}

export type PanelPage = {
  id: string
  number: number
  hidden: boolean
  /** In the language that the form edits. */
  alt: string
  picture: string
  width: number
  height: number
}

/** `pages` are those the brochure shows now, in their order. */
export type ImportPanelState = { latest: LatestImport | null; pages: PanelPage[] }
