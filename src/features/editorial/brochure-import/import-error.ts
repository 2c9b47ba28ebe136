import { type ImportErrorCode, importErrorCodes } from './types.ts'

/** A reason that an editor can understand and act on; any other error is a bug of ours. */
export class ImportError extends Error {
  readonly code: ImportErrorCode
  /** The faulty page, from 1. */
  readonly page: number | undefined

  constructor(code: ImportErrorCode, page?: number, options?: ErrorOptions) {
    super(page === undefined ? code : `${code}:${page}`, options)
    this.name = 'ImportError'
    this.code = code
    this.page = page
  }
}

export class ImportCancelled extends Error {
  override name = 'ImportCancelled'
}

/** Parses `code` or `code:page` of an import's `error` field; anything unknown is `render-failed`. */
export function parseImportError(stored: string): { code: ImportErrorCode; page?: number } {
  const [name, page] = stored.split(':')
  const code = importErrorCodes.find((known) => known === name) ?? 'render-failed'
  return page === undefined ? { code } : { code, page: Number(page) }
}
