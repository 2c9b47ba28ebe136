import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isPdf } from '@/domain/media-types'
import { type Locale, locales } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import type { Files } from '@/server/files'
import { readInProcess, type Watch } from './read-in-process'
import {
  coverWordsSchema,
  ImportError,
  type ImportWarning,
  type Manifest,
  type ManifestPage,
  manifestSchema,
  maxCoverWords,
  maxFileBytes,
} from './types'

/** Increase it when rendering changes, so that older pages are not reused. */
const renderVersion = '6'

/**
 * The folder name for a PDF's pages: a hash of its bytes, which are streamed, and of the pages that an editor wants to
 * be read from their pictures. Readability is only known after reading
 * the PDF. Throws `ImportError`: file-missing, empty, too-large, not-a-pdf.
 */
async function checkFile(pdfPath: string, ocrPages: readonly number[]): Promise<string> {
  const found = await stat(pdfPath).catch((cause) => {
    throw new ImportError('file-missing', undefined, { cause })
  })
  if (found.size === 0) throw new ImportError('empty')
  if (found.size > maxFileBytes) throw new ImportError('too-large')

  const hash = createHash('sha256').update([renderVersion, ...ocrPages].join(' '))
  let isFirst = true
  for await (const chunk of createReadStream(pdfPath)) {
    if (isFirst && !isPdf(chunk)) throw new ImportError('not-a-pdf')
    isFirst = false
    hash.update(chunk)
  }
  return hash.digest('hex').slice(0, 32)
}

const manifestOf = (stored: string): Manifest | null => manifestSchema.safeParse(JSON.parse(stored)).data ?? null

const isOcrFailed = (warning: ImportWarning) => typeof warning !== 'string' && warning.code === 'ocr-failed'

/** A page that could not be read from its picture is tried again: it may have been the machine that had no time. */
async function readFinished(pages: Files, hash: string): Promise<Manifest | null> {
  const stored = await pages.find(`${hash}/manifest.json`)
  const manifest = stored && manifestOf((await stored.read()).toString())
  if (!manifest || manifest.warnings.some(isOcrFailed) || !(await pages.find(`${hash}/words.json`))) return null
  const lastPage = manifest.pages.at(-1)?.number
  return (await pages.find(`${hash}/${lastPage}-320.webp`)) ? manifest : null
}

const wordsFile = z.object({ pages: z.array(z.object({ words: coverWordsSchema.shape.words })) })

async function reportCover(pages: Files, { hash, pages: [first] }: Manifest, { onCover }: Watch) {
  const stored = await pages.find(`${hash}/words.json`)
  if (!stored) return
  const read = wordsFile.parse(JSON.parse((await stored.read()).toString()))
  const words = read.pages[0]?.words.slice(0, maxCoverWords)
  if (first && words) await onCover?.({ words, width: first.width, height: first.height })
}

/**
 * Renders a PDF into a folder `{hash}` of `pages`: pictures of every page, `words.json` and `manifest.json`, all or
 * nothing. A PDF rendered before is reused, unless reading a picture failed then. Throws `ImportError` with a reason for the editor, or `ImportCancelled`.
 */
export async function renderPdf(
  pdfPath: string,
  pages: Files,
  watch: Watch = {},
  ocrPages: readonly number[] = [],
): Promise<Manifest> {
  const hash = await checkFile(pdfPath, ocrPages)
  const finished = await readFinished(pages, hash)
  if (finished) {
    await pages.keepFolder(hash)
    await watch.onProgress?.(finished.pages.length, finished.pages.length)
    await reportCover(pages, finished, watch)
    return finished
  }
  return pages.putFolder(hash, async (folder) => {
    await readInProcess({ pdf: path.resolve(pdfPath), folder, hash, ocrPages }, watch)
    const manifest = manifestOf(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
    if (manifest?.hash !== hash) throw new Error('the pages have no valid manifest')
    return manifest
  })
}

const { brochurePages, brochurePagesLocales } = tables

const oldPage = z.object({
  number: z.number(),
  position: z.number(),
  hidden: z.boolean(),
  width: z.coerce.number(),
  height: z.coerce.number(),
  text: z.string().nullable(),
  alt: z.partialRecord(z.enum(locales), z.string().nullable()).nullable(),
})

type OldPage = z.infer<typeof oldPage>

/** Page sizes of two exports of one layout differ by rounding only. */
const samePoints = 1

async function readPages(req: PayloadRequest, importId: string | null): Promise<OldPage[]> {
  if (!importId) return []
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${brochurePages.number}, ${brochurePages.position}, ${brochurePages.hidden} is true as hidden,
      ${brochurePages.width}, ${brochurePages.height}, ${brochurePages.text},
      (select jsonb_object_agg(${brochurePagesLocales._locale}, ${brochurePagesLocales.alt})
        from ${brochurePagesLocales} where ${brochurePagesLocales._parentId} = ${brochurePages.id}) as alt
    from ${brochurePages} where ${brochurePages.importId} = ${importId}`)
  return z.array(oldPage).parse(rows)
}

function isSameSize(page: ManifestPage, old: OldPage): boolean {
  const same = (a: number, b: number) => Math.abs(a - b) <= samePoints
  return same(old.width, page.width) && same(old.height, page.height)
}

/** Without numbers: those of pages and corrected prices change. */
const wordsOf = (text: string | null) => (text ?? '').replace(/[^\p{L}]+/gu, ' ').trim()

/** The pages whose words no other page has. */
function byWords<Page extends { text: string | null }>(pages: readonly Page[]): Map<string, Page> {
  const alone = new Map<string, Page>()
  for (const [words, [page, ...others]] of Map.groupBy(pages, ({ text }) => wordsOf(text))) {
    if (page && others.length === 0 && words !== '') alone.set(words, page)
  }
  return alone
}

/**
 * The page that each was before: the one with the same words, and of the others the one that followed the page before,
 * if it has the same size. With a page put in, those behind it have other numbers.
 */
function formerPages(pages: readonly ManifestPage[], old: readonly OldPage[]): Map<ManifestPage, OldPage> {
  const [now, then] = [byWords(pages), byWords(old)]
  const former = new Map<ManifestPage, OldPage>()
  for (const [words, page] of now) {
    const same = then.get(words)
    if (same) former.set(page, same)
  }
  const taken = new Set(former.values())
  const left = new Map(old.filter((page) => !taken.has(page)).map((page) => [page.number, page]))
  let shift = 0
  for (const page of pages) {
    const same = former.get(page)
    const next = left.get(page.number + shift)
    if (same) {
      shift = same.number - page.number
    } else if (next && isSameSize(page, next)) {
      former.set(page, next)
      left.delete(next.number)
    }
  }
  return former
}

const translated = (alt: OldPage['alt']): Partial<Record<Locale, string>> =>
  Object.fromEntries(Object.entries(alt ?? {}).filter(([, text]) => text))

/**
 * Writes the pages of an import. An editor's settings of the previous import (position, hidden, alternative texts) are
 * kept for the page that has its words or follows the same page; if all pages would be hidden, all are shown.
 */
export async function writePages(
  req: PayloadRequest,
  target: { importId: string; brochure: string; previousImport: string | null },
  pages: ManifestPage[],
) {
  const old = await readPages(req, target.previousImport)
  const former = formerPages(pages, old)
  // Without an order of an editor's own that of the PDF is right, also where pages were put in.
  const isOrdered = old.some(({ number, position }) => number !== position)
  const place = (page: ManifestPage) => (isOrdered && former.get(page)?.position) || page.number
  const ordered = [...pages].sort((a, b) => place(a) - place(b) || a.number - b.number)

  const keepsHidden = pages.some((page) => !former.get(page)?.hidden)

  for (const [index, page] of ordered.entries()) {
    const before = former.get(page)
    // Bypasses the hooks, which would update the search index once per page.
    await req.payload.db.create({
      collection: 'brochure-pages',
      data: {
        import: target.importId,
        brochure: target.brochure,
        number: page.number,
        position: index + 1,
        hidden: keepsHidden && before?.hidden === true,
        width: page.width,
        height: page.height,
        placeholder: page.placeholder,
        text: page.text,
        ocr: page.ocr,
        links: page.links,
        alt: translated(before?.alt ?? null),
      },
      req,
    })
  }
}
