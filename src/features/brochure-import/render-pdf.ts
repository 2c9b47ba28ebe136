import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { findFile, keepFolder, writeFolder } from '@/server/files'
import { readPdf } from './check-file'
import { drawPage } from './draw-page'
import { encodePage } from './encode-page'
import { ImportCancelled, ImportError } from './import-error'
import { type OpenPdf, openPdf } from './open-pdf'
import { readLinks } from './page-links'
import { checkPageSize } from './page-size'
import { readWords } from './page-words'
import { type BrochureWords, type Manifest, type ManifestPage, manifestSchema, pageWidths, type Word } from './types'

type Progress = {
  /** Called after each page, and once with 0 as soon as the number of pages is known. */
  onProgress?: (pagesDone: number, pageCount: number) => void | Promise<void>
  /** Asked before each page. */
  isCancelled?: () => boolean | Promise<boolean>
}

type ReadPage = { page: ManifestPage; words: Word[]; unreadable: number }

/** One page is drawn while the next is decoded and the one before is encoded. */
const pagesInWork = 2

/** A finished folder of the same PDF, or null. */
async function readFinished(folder: string): Promise<Manifest | null> {
  const stored = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null)
  if (stored === null) return null
  const manifest = manifestSchema.safeParse(JSON.parse(stored))
  if (!manifest.success || !(await findFile(path.join(folder, 'words.json')))) return null
  const lastPage = manifest.data.pages.at(-1)?.number
  return (await findFile(path.join(folder, `${lastPage}-320.webp`))) ? manifest.data : null
}

/** Sizes first: a brochure with one impossible page is refused before minutes are spent on the others. */
async function checkPages({ pdf, metEmptyPage }: OpenPdf) {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    if (await metEmptyPage()) throw new ImportError('bad-page-size', number)
    checkPageSize(page.getViewport({ scale: 1 }), number)
  }
}

async function renderPage(pdf: PDFDocumentProxy, number: number, folder: string): Promise<ReadPage> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { width, height } = viewport
  // First: a page that cannot be drawn within bounds cannot be read within them either, and reading has no bounds of its own.
  const bitmap = await drawPage(page)
  const { words, unreadable } = await readWords(page, viewport)
  const links = await readLinks(page, viewport)
  page.cleanup()
  const placeholder = await encodePage(bitmap, number, folder)
  const text = words.map(([word]) => word).join(' ')
  return { page: { number, width, height, placeholder, links, text }, words, unreadable }
}

async function renderPages(pdf: PDFDocumentProxy, folder: string, progress: Progress): Promise<ReadPage[]> {
  const done: ReadPage[] = []
  let next = 1
  let failed = false
  const work = async () => {
    while (next <= pdf.numPages && !failed) {
      const number = next
      next += 1
      if (await progress.isCancelled?.()) throw new ImportCancelled()
      done.push(await renderPage(pdf, number, folder))
      await progress.onProgress?.(done.length, pdf.numPages)
    }
  }
  await progress.onProgress?.(0, pdf.numPages)
  const workers = Array.from({ length: pagesInWork }, () =>
    work().catch((error) => {
      failed = true
      throw error
    }),
  )
  // All must have stopped before the folder they write to is removed.
  await Promise.allSettled(workers)
  await Promise.all(workers)
  return done.sort((a, b) => a.page.number - b.page.number)
}

function summarise(read: ReadPage[], hash: string, found: OpenPdf['warnings']): Manifest {
  const warnings = new Set(found)
  if (read.some((page) => page.unreadable > page.words.length)) warnings.add('broken-fonts')
  if (read.every((page) => page.words.length === 0)) warnings.add('no-text')
  return { hash, widths: [...pageWidths], warnings: [...warnings], pages: read.map(({ page }) => page) }
}

function isFullDisk(cause: unknown) {
  return cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
}

/**
 * Turns a PDF into `{outputRoot}/{hash}/`: pictures of every page, `words.json` and `manifest.json`, all or nothing.
 * The same PDF rendered before is reused at once. Throws `ImportError` with a reason for the editor, or `ImportCancelled`.
 */
export async function renderPdf(pdfPath: string, outputRoot: string, progress: Progress = {}): Promise<Manifest> {
  const { bytes, hash } = await readPdf(pdfPath)
  const folder = path.join(outputRoot, hash)
  const finished = await readFinished(folder)
  if (finished) {
    await keepFolder(folder)
    await progress.onProgress?.(finished.pages.length, finished.pages.length)
    return finished
  }

  const opened = await openPdf(bytes)
  try {
    await Promise.race([checkPages(opened), opened.failed])
    return await writeFolder(outputRoot, hash, async (folder) => {
      const read = await Promise.race([renderPages(opened.pdf, folder, progress), opened.failed])
      const manifest = manifestSchema.parse(summarise(read, hash, opened.warnings))
      const words: BrochureWords = { pages: read.map(({ page, words }) => ({ number: page.number, words })) }
      await writeFile(path.join(folder, 'words.json'), JSON.stringify(words))
      await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
      return manifest
    })
  } catch (cause) {
    if (cause instanceof ImportError || cause instanceof ImportCancelled) throw cause
    throw new ImportError(isFullDisk(cause) ? 'storage-full' : 'render-failed', undefined, { cause })
  } finally {
    await opened.close()
  }
}
