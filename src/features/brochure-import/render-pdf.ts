import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { findFile, writeFolder } from '@/server/files'
import { readPdf } from './check-file'
import { drawPage } from './draw-page'
import { encodePage } from './encode-page'
import { ImportCancelled, ImportError } from './import-error'
import { openPdf } from './open-pdf'
import { readLinks } from './page-links'
import { checkPageSize } from './page-size'
import { readWords } from './page-words'
import { listenToPdf } from './pdf-warnings'
import { type BrochureWords, type Manifest, type ManifestPage, manifestSchema, pageWidths, type Word } from './types'

type Progress = {
  /** Called after each page, and once with 0 as soon as the number of pages is known. */
  onProgress?: (pagesDone: number, pageCount: number) => void | Promise<void>
  /** Asked before each page. */
  isCancelled?: () => boolean | Promise<boolean>
}

type Listener = ReturnType<typeof listenToPdf>
type ReadPage = { page: ManifestPage; words: Word[]; unreadable: number }

/** A finished folder of the same PDF, or null. */
async function readFinished(folder: string): Promise<Manifest | null> {
  const stored = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null)
  if (stored === null) return null
  const manifest = manifestSchema.safeParse(JSON.parse(stored))
  if (!manifest.success || !(await findFile(path.join(folder, 'words.json')))) return null
  const lastPage = manifest.data.pages.at(-1)?.number
  return (await findFile(path.join(folder, `${lastPage}-320.webp`))) ? manifest.data : null
}

/** Sizes first: a brochure with one impossible page is refused before an hour is spent on the others. */
async function checkPages(pdf: PDFDocumentProxy, listener: Listener) {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    if (listener.emptyPages() > 0) throw new ImportError('bad-page-size', number)
    checkPageSize(page.getViewport({ scale: 1 }), number)
  }
}

/** Draws a page and starts its encoding; what it returns waits for the files, so that the next page can be drawn meanwhile. */
async function startPage(pdf: PDFDocumentProxy, number: number, folder: string): Promise<() => Promise<ReadPage>> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { words, unreadable } = await readWords(page, viewport)
  const links = await readLinks(page, viewport)
  const encoding = encodePage(await drawPage(page), number, folder)
  // A failure is reported by whoever waits; until then it must not count as unhandled.
  encoding.catch(() => undefined)
  page.cleanup()

  const text = words.map(([word]) => word).join(' ')
  const { width, height } = viewport
  return async () => ({ page: { number, width, height, placeholder: await encoding, links, text }, words, unreadable })
}

async function renderPages(
  pdf: PDFDocumentProxy,
  folder: string,
  { onProgress, isCancelled }: Progress,
): Promise<ReadPage[]> {
  const done: ReadPage[] = []
  let waiting: (() => Promise<ReadPage>) | undefined
  const finish = async () => {
    if (waiting) done.push(await waiting())
    await onProgress?.(done.length, pdf.numPages)
  }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (await isCancelled?.()) throw new ImportCancelled()
    const next = await startPage(pdf, number, folder)
    await finish()
    waiting = next
  }
  await finish()
  return done
}

function summarise(read: ReadPage[], hash: string, listener: Listener): Manifest {
  const warnings = new Set(listener.warnings)
  if (read.some((page) => page.unreadable > page.words.length)) warnings.add('broken-fonts')
  if (read.every((page) => page.words.length === 0)) warnings.add('no-text')
  return { hash, widths: [...pageWidths], warnings: [...warnings], pages: read.map(({ page }) => page) }
}

/**
 * Turns a PDF into `{outputRoot}/{hash}/`: pictures of every page, `words.json` and `manifest.json`, all or nothing.
 * The same PDF rendered before is reused at once. Throws `ImportError` with a reason for the editor, or `ImportCancelled`.
 */
export async function renderPdf(pdfPath: string, outputRoot: string, progress: Progress = {}): Promise<Manifest> {
  const { bytes, hash } = await readPdf(pdfPath)
  const finished = await readFinished(path.join(outputRoot, hash))
  if (finished) {
    await progress.onProgress?.(finished.pages.length, finished.pages.length)
    return finished
  }

  await mkdir(outputRoot, { recursive: true })
  const listener = listenToPdf()
  try {
    const pdf = await openPdf(bytes)
    try {
      await checkPages(pdf, listener)
      return await writeFolder(outputRoot, hash, async (folder) => {
        const read = await renderPages(pdf, folder, progress)
        const manifest = summarise(read, hash, listener)
        const words: BrochureWords = { pages: read.map(({ page, words }) => ({ number: page.number, words })) }
        await writeFile(path.join(folder, 'words.json'), JSON.stringify(words))
        await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifestSchema.parse(manifest)))
        return manifest
      })
    } finally {
      await pdf.loadingTask.destroy()
    }
  } catch (cause) {
    throw isFullDisk(cause) ? new ImportError('storage-full', undefined, { cause }) : cause
  } finally {
    listener.stop()
  }
}

function isFullDisk(cause: unknown) {
  return cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
}
