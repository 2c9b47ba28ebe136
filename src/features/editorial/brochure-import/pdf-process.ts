import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { type Bitmap, checkPageSize, drawPage, encodePage } from './draw-page.ts'
import { hiddenItems } from './hidden-text.ts'
import { type OcrEngine, ocrEngine } from './ocr/engine.ts'
import { uniteWords } from './ocr/merge-words.ts'
import { needsOcr } from './ocr/needs-ocr.ts'
import { judgedPicture, readPicture } from './ocr/read-picture.ts'
import { inReadingOrder } from './ocr/reading-order.ts'
import { type OpenPdf, openPdf } from './open-pdf.ts'
import { readFrames } from './page-frames.ts'
import { pageText } from './page-text.ts'
import { boxOf, type PageBox, readWords } from './page-words.ts'
import {
  type BrochureFrames,
  type BrochureWords,
  type Frame,
  ImportError,
  type ImportWarning,
  type Manifest,
  type ManifestPage,
  type MissingFonts,
  maxCoverWords,
  type OcrTask,
  ocrTask,
  type ProcessReport,
  pageWidths,
  type Word,
} from './types.ts'

const protocols = ['http:', 'https:', 'mailto:', 'tel:']
const maxHref = 2000
const maxLinks = 500

const linkAnnotation = z.object({
  subtype: z.literal('Link'),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  url: z.optional(z.string().check(z.maxLength(maxHref))),
  /** The raw address when pdf.js does not know its protocol or encoding. */
  unsafeUrl: z.optional(z.string().check(z.maxLength(maxHref))),
})

const utf16Mark = '\u00fe\u00ff'

/** Some programs write addresses as UTF-16, which the PDF format does not allow and pdf.js does not read. */
function decodeAddress(raw: string) {
  if (!raw.startsWith(utf16Mark)) return raw
  return new TextDecoder('utf-16be').decode(Buffer.from(raw.slice(utf16Mark.length), 'latin1'))
}

/** The normalised address; null for anything but a web, mail or phone address. */
function safeHref(raw: string): string | null {
  const parsed = URL.parse(decodeAddress(raw))
  return parsed && protocols.includes(parsed.protocol) ? parsed.href : null
}

async function readLinks(page: PDFPageProxy, viewport: PageViewport): Promise<{ href: string; box: PageBox }[]> {
  const annotations = await page.getAnnotations({ intent: 'display' })
  return annotations
    .flatMap((annotation) => {
      const link = linkAnnotation.safeParse(annotation)
      if (!link.success) return []
      const href = safeHref(link.data.url ?? link.data.unsafeUrl ?? '')
      const [x1, y1, x2, y2] = link.data.rect
      const box = boxOf([viewport.convertToViewportPoint(x1, y1), viewport.convertToViewportPoint(x2, y2)], viewport)
      return href && box ? [{ href, box }] : []
    })
    .slice(0, maxLinks)
}

const missing = z.object({ missingFile: z.literal(true), name: z.string() })

/** Programs put six letters before the name of a font of which they embed a part. */
const subsetMark = /^[A-Z]{6}\+/
const maxName = 100
const maxFonts = 20

/**
 * Names of used fonts that the PDF lacks or contains in a broken state. Standard fonts and those with the same widths
 * are left out: we supply them. Call after the page is drawn.
 */
function missingFonts({ commonObjs }: PDFPageProxy, used: ReadonlySet<string>): string[] {
  return [...used].flatMap((id) => {
    const font = missing.safeParse(commonObjs.has(id) ? commonObjs.get(id) : null)
    return font.success ? [font.data.name.replace(subsetMark, '').slice(0, maxName)] : []
  })
}

function missingFontsWarning(pages: { number: number; fonts: string[] }[]): MissingFonts | null {
  const faulty = pages.filter(({ fonts }) => fonts.length > 0)
  if (faulty.length === 0) return null
  const fonts = [...new Set(faulty.flatMap((page) => page.fonts))].sort().slice(0, maxFonts)
  return { code: 'missing-fonts', fonts, pages: faulty.map(({ number }) => number) }
}

type ReadPage = {
  page: ManifestPage
  words: Word[]
  frames: Frame[]
  unreadable: number
  fonts: string[]
  ocrFailed: boolean
}
type Report = (report: ProcessReport) => void

type Work = { folder: string; report: Report; ocr: OcrTask; engine: OcrEngine }
type PageOcr = { words: Word[]; ocr: boolean; ocrFailed: boolean }

/**
 * The words of a page with those that can be read from its picture, where that is needed or asked for: asked for, what
 * is seen counts more than what the PDF says is there.
 */
async function withOcr({ report, ocr, engine }: Work, number: number, bitmap: Bitmap, words: Word[]): Promise<PageOcr> {
  const asked = ocr.asked.includes(number)
  if (!asked && !needsOcr(words, await judgedPicture(bitmap))) return { words, ocr: false, ocrFailed: false }
  if (ocr.mode === 'never') return { words, ocr: false, ocrFailed: true }
  report({ kind: 'ocr-begun', page: number })
  try {
    const seen = await readPicture(engine, bitmap)
    if (seen.length === 0) return { words, ocr: false, ocrFailed: false }
    const all = asked ? uniteWords(seen, words) : uniteWords(words, seen)
    return { words: inReadingOrder(all, bitmap), ocr: true, ocrFailed: false }
  } catch (cause) {
    console.error(`page ${number} could not be read from its picture:`, cause)
    return { words, ocr: false, ocrFailed: true }
  }
}

const pagesInWork = 2

/** Sizes first: a brochure with one impossible page is refused before minutes are spent on the others. */
async function checkPages({ pdf, metEmptyPage, unreadable }: OpenPdf) {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number).catch((cause) => {
      throw new ImportError(unreadable, undefined, { cause })
    })
    if (await metEmptyPage()) throw new ImportError('bad-page-size', number)
    checkPageSize(page.getViewport({ scale: 1 }), number)
  }
}

async function renderPage(pdf: PDFDocumentProxy, number: number, work: Work): Promise<ReadPage> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { width, height } = viewport
  // Drawing comes first: a page that cannot be drawn within the limits cannot be read within them, and reading has no
  // limits of its own.
  const bitmap = await drawPage(page)
  const hidden = await hiddenItems(pdf, page)
  const { words: written, unreadable, fontIds } = await readWords(page, viewport, hidden)
  const fonts = missingFonts(page, fontIds)
  const links = await readLinks(page, viewport)
  const frames = await readFrames(page, viewport)
  page.cleanup()
  const placeholder = await encodePage(bitmap, number, work.folder)
  const { words, ocr, ocrFailed } = await withOcr(work, number, bitmap, written)
  const { text } = pageText(words)
  return { page: { number, width, height, placeholder, links, text, ocr }, words, frames, unreadable, fonts, ocrFailed }
}

const coverOf = ({ words, page: { width, height } }: ReadPage) => ({
  words: words.slice(0, maxCoverWords),
  width,
  height,
})

async function renderAll(pdf: PDFDocumentProxy, work: Work): Promise<ReadPage[]> {
  const done: ReadPage[] = []
  let next = 1
  const { report } = work
  const drawNext = async () => {
    while (next <= pdf.numPages) {
      const page = next
      next += 1
      report({ kind: 'page-begun', page })
      const read = await renderPage(pdf, page, work)
      done.push(read)
      report({ kind: 'page-done', page, ...(page === 1 ? { cover: coverOf(read) } : {}) })
    }
  }
  await Promise.all(Array.from({ length: pagesInWork }, drawNext))
  return done.sort((a, b) => a.page.number - b.page.number)
}

function warningsOf(read: ReadPage[], found: OpenPdf['warnings']): ImportWarning[] {
  const codes = new Set(found)
  if (read.some((page) => page.unreadable > page.words.length)) codes.add('broken-fonts')
  if (read.every((page) => page.words.length === 0)) codes.add('no-text')
  const fonts = missingFontsWarning(read.map(({ page: { number }, fonts }) => ({ number, fonts })))
  const numbersOf = (which: (page: ReadPage) => boolean) => read.filter(which).map(({ page: { number } }) => number)
  const ocr = [
    { code: 'ocr' as const, pages: numbersOf(({ page }) => page.ocr) },
    { code: 'ocr-failed' as const, pages: numbersOf(({ ocrFailed }) => ocrFailed) },
  ].filter(({ pages }) => pages.length > 0)
  return [...codes, ...(fonts ? [fonts] : []), ...ocr]
}

/**
 * Draws and reads all pages of a PDF into a folder and writes `manifest.json` last. Throws `ImportError` for faults an
 * editor can fix.
 */
async function renderPages(pdfPath: string, hash: string, work: Work): Promise<void> {
  const { folder, report } = work
  const opened = await openPdf(new Uint8Array(await readFile(pdfPath)))
  await Promise.race([checkPages(opened), opened.failed])
  report({ kind: 'opened', pages: opened.pdf.numPages })
  const read = await Promise.race([renderAll(opened.pdf, work), opened.failed])
  const words: BrochureWords = { pages: read.map(({ page, words }) => ({ number: page.number, words, ocr: page.ocr })) }
  const warnings = warningsOf(read, opened.warnings)
  const manifest: Manifest = { hash, widths: [...pageWidths], warnings, pages: read.map(({ page }) => page) }
  const frames: BrochureFrames = { pages: read.map(({ page, frames }) => ({ number: page.number, frames })) }
  await writeFile(path.join(folder, 'words.json'), JSON.stringify(words))
  await writeFile(path.join(folder, 'frames.json'), JSON.stringify(frames))
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
}

// The process that reads and draws one PDF (docs/decisions/0046). Node runs it directly, as its permissions allow no
// other program: every file it reads imports with `.ts` extensions and has erasable types.

const [pdf = '', folder = '', hash = '', asked = ''] = process.argv.slice(2)
const ocr = ocrTask.parse(JSON.parse(asked))

const sendReport = (report: ProcessReport) => void process.send?.(report)

function isFullDisk(cause: unknown) {
  return cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
}

function failure(cause: unknown): ProcessReport {
  const detail = cause instanceof Error ? `${cause.stack}\n${cause.cause ?? ''}` : String(cause)
  const known = cause instanceof ImportError ? cause.message : isFullDisk(cause) ? 'storage-full' : 'render-failed'
  return { kind: 'failed', error: known, detail }
}

process.on('disconnect', () => process.exit())
// Signals to the process group are for the worker, which then ends this process itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const last = await renderPages(pdf, hash, { folder, report: sendReport, ocr, engine: ocrEngine(ocr) }).then(
  (): ProcessReport => ({ kind: 'done' }),
  failure,
)
process.send?.(last, () => process.disconnect())
