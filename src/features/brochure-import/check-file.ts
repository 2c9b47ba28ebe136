import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { ImportError } from './import-error'
import { maxFileBytes } from './limits'

/** Increase it when rendering changes, so that older pages are not reused. */
const renderVersion = '1'

const headBytes = 1024
/** Some programs append data after the end-of-file marker; a truncated file has no marker anywhere near its end. */
const tailBytes = 65_536

function contentHash(bytes: Uint8Array) {
  return createHash('sha256').update(renderVersion).update(bytes).digest('hex').slice(0, 32)
}

/** The length that a linearized PDF says of itself. */
function promisedLength(head: string): number | null {
  const found = /\/Linearized[\s\S]*?\/L\s+(\d+)/.exec(head)
  return found?.[1] ? Number(found[1]) : null
}

/**
 * Reads a PDF and tells apart what is wrong with it before anything parses it.
 * Throws `ImportError`: file-missing, empty, too-large, not-a-pdf, truncated.
 */
export async function readPdf(pdfPath: string): Promise<{ bytes: Uint8Array; hash: string }> {
  const found = await stat(pdfPath).catch((cause) => {
    throw new ImportError('file-missing', undefined, { cause })
  })
  if (found.size === 0) throw new ImportError('empty')
  if (found.size > maxFileBytes) throw new ImportError('too-large')

  const bytes = await readFile(pdfPath)
  const head = bytes.subarray(0, headBytes).toString('latin1')
  if (!head.includes('%PDF-')) throw new ImportError('not-a-pdf')

  const tail = bytes.subarray(-tailBytes).toString('latin1')
  const promised = promisedLength(head)
  if (!tail.includes('%%EOF') || (promised !== null && promised > bytes.length)) throw new ImportError('truncated')

  return { bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), hash: contentHash(bytes) }
}
