import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isPdf } from '@/domain/is-pdf'
import { findFile, keepFolder, writeFolder } from '@/server/files'
import { ImportError } from './import-error'
import { maxFileBytes } from './limits'
import { readInProcess, type Watch } from './read-in-process'
import { type Manifest, manifestSchema } from './types'

/** Increase it when rendering changes, so that older pages are not reused. */
const renderVersion = '2'

/**
 * The name under which the pages of a PDF are stored: a hash of its bytes, which are never all in memory. Whether it can be read
 * is found by reading it. Throws `ImportError`: file-missing, empty, too-large, not-a-pdf.
 */
async function checkFile(pdfPath: string): Promise<string> {
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

async function readManifest(folder: string): Promise<Manifest | null> {
  const stored = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null)
  return stored === null ? null : (manifestSchema.safeParse(JSON.parse(stored)).data ?? null)
}

/** A finished folder of the same PDF, or null. */
async function readFinished(folder: string): Promise<Manifest | null> {
  const manifest = await readManifest(folder)
  if (!manifest || !(await findFile(path.join(folder, 'words.json')))) return null
  const lastPage = manifest.pages.at(-1)?.number
  return (await findFile(path.join(folder, `${lastPage}-320.webp`))) ? manifest : null
}

/**
 * Turns a PDF into `{outputRoot}/{hash}/`: pictures of every page, `words.json` and `manifest.json`, all or nothing.
 * The same PDF rendered before is reused at once. Throws `ImportError` with a reason for the editor, or `ImportCancelled`.
 */
export async function renderPdf(pdfPath: string, outputRoot: string, watch: Watch = {}): Promise<Manifest> {
  const hash = await checkFile(pdfPath)
  const finished = await readFinished(path.join(outputRoot, hash))
  if (finished) {
    await keepFolder(path.join(outputRoot, hash))
    await watch.onProgress?.(finished.pages.length, finished.pages.length)
    return finished
  }
  return writeFolder(path.resolve(outputRoot), hash, async (folder) => {
    await readInProcess({ pdf: path.resolve(pdfPath), folder, hash }, watch)
    const manifest = await readManifest(folder)
    if (manifest?.hash !== hash) throw new Error('the pages have no valid manifest')
    return manifest
  })
}
