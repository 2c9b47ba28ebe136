import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { isPdf } from '@/domain/is-pdf'
import { ImportError } from './import-error'
import { maxFileBytes } from './limits'

/** Increase it when rendering changes, so that older pages are not reused. */
const renderVersion = '2'

/**
 * The name under which the pages of a PDF are stored: a hash of its bytes, which are never all in memory. Whether it can be read
 * is found by reading it. Throws `ImportError`: file-missing, empty, too-large, not-a-pdf.
 */
export async function checkFile(pdfPath: string): Promise<string> {
  const found = await stat(pdfPath).catch((cause) => {
    throw new ImportError('file-missing', undefined, { cause })
  })
  if (found.size === 0) throw new ImportError('empty')
  if (found.size > maxFileBytes) throw new ImportError('too-large')

  const hash = createHash('sha256').update(renderVersion)
  let isFirst = true
  for await (const chunk of createReadStream(pdfPath)) {
    if (isFirst && !isPdf(chunk)) throw new ImportError('not-a-pdf')
    isFirst = false
    hash.update(chunk)
  }
  return hash.digest('hex').slice(0, 32)
}
