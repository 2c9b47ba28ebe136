import path from 'node:path'
import { type ProblemName, problem } from '@collections/document-endpoint'
import { fieldLabel } from '@collections/labels'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { importStatuses } from '@/domain/page-ranges'
import { relationId } from '@/domain/relation-id'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { findFile, pagesRoot, uploadsRoot } from '@/server/files'
import { Interrupted } from '@/server/jobs/tasks'
import { log } from '@/server/log'
import { shutdown } from '@/server/shutdown'
import { proposalsOrNone } from '../offers/proposals/propose-for-brochure'
import { replaceProposals } from '../offers/proposals/store'
import { type ClaimedImport, claimImport, endImport, finishImport, isCancelled, reportProgress } from './import-row'
import type { Manifest } from './types'
import { ImportCancelled, ImportError, parseImportError } from './types'
import { renderPdf, writePages } from './write-pages'

const { brochurePages, brochures, imports } = tables
const i = alias(imports, 'i')
const p = alias(brochurePages, 'p')

const shownPages = z.object({ file: z.string(), visible: z.coerce.number(), all: z.coerce.number() })
const fileImport = z.object({ status: z.enum(importStatuses), error: z.string().nullable() })

type Shown = z.infer<typeof shownPages>
type FileImport = z.infer<typeof fileImport>

async function readShown(database: Database, importId: string | null): Promise<Shown | null> {
  const { rows } = await database.execute(sql`
    select ${i.fileId} as file, count(${p.id}) filter (where ${p.hidden} is not true) as visible,
      count(${p.id}) as all
    from ${imports} i left join ${brochurePages} p on ${p.importId} = ${i.id} where ${i.id}::text = ${importId}
      group by ${i.id}`)
  return rows[0] ? shownPages.parse(rows[0]) : null
}

async function readImportOf(database: Database, brochure: unknown, file: string): Promise<FileImport | null> {
  const { rows } = await database.execute(sql`
    select ${imports.status}, ${imports.error} from ${imports} where ${imports.brochureId}::text = ${String(brochure)}
      and ${imports.fileId}::text = ${file}
    order by ${imports.createdAt} desc, ${imports.id} desc limit 1`)
  return rows[0] ? fileImport.parse(rows[0]) : null
}

/** Pages of an earlier PDF stay public while a newer one is read; one that failed must not be published with them. */
function problemOf(shown: Shown | null, file: string | null, found: FileImport | null): ProblemName | null {
  const showsFile = shown !== null && (file === null || shown.file === file)
  if (!showsFile && found?.status === 'failed') return 'pdfFailed'
  if (!showsFile && found?.status === 'cancelled') return 'pdfCancelled'
  if (shown && shown.visible > 0) return null
  if (!showsFile && file !== null) return 'pdfRunning'
  return shown && shown.all > 0 ? 'pagesHidden' : 'noPages'
}

/**
 * Publishing needs pages: without them the address is a 404. Runs after the hook that sets `activeImport`. The end of an import
 * itself is exempt: it brings pages to what is published.
 */
export const requirePages: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  if (data._status !== 'published' || context.importEnds) return data
  const database = await transactionOf(req)
  // Nobody hides a page (keep-page-visible.ts) while they are counted.
  await database.execute(sql`select from ${brochures}
      where ${brochures.id} = ${originalDoc?.id ?? null}::uuid for update`)
  const file = relationId('file' in data ? data.file : originalDoc?.file)
  const shown = await readShown(database, relationId(data.activeImport))
  const found = file && originalDoc?.id ? await readImportOf(database, originalDoc.id, file) : null
  const name = problemOf(shown, file, found)
  if (!name) return data

  const { language } = req.i18n
  const { code, page } = parseImportError(found?.error ?? '')
  const reason = translatorFor(isLocale(language) ? language : defaultLocale, 'import')(`errors.${code}`, {
    page: page ?? 0,
  })
  const message = problem(name, language).replace('{reason}', reason)
  const errors = [{ path: 'file', label: fieldLabel('file'), message }]
  throw new ValidationError({ collection: 'brochures', errors, req }, req.t)
}

/** A page can take minutes, so that its end is not awaited before a cancellation is seen. */
const cancelCheckMs = 2000

async function render(req: PayloadRequest, id: string, { filename }: ClaimedImport): Promise<Manifest> {
  const pdf = path.join(uploadsRoot(), 'brochure-files', path.basename(filename))
  const cancel = new AbortController()
  const cancelIf = (cancelled: boolean) => cancelled && cancel.abort()
  const timer = setInterval(() => isCancelled(req, id).then(cancelIf, () => undefined), cancelCheckMs)
  try {
    return await renderPdf(pdf, pagesRoot(), {
      onProgress: async (pagesDone, pageCount) => {
        cancelIf(await reportProgress(req, id, pagesDone, pageCount))
      },
      signal: AbortSignal.any([cancel.signal, shutdown.signal]),
    })
  } finally {
    clearInterval(timer)
  }
}

/** Pages, import and brochure change in one transaction, so that visitors see either the old pages or the new ones. */
async function publishPages(req: PayloadRequest, id: string, claim: ClaimedImport, manifest: Manifest) {
  const proposals = await proposalsOrNone(manifest.hash, manifest.pages)
  await withTransaction(req, async () => {
    const done = await finishImport(req, id, {
      hash: manifest.hash,
      pageCount: manifest.pages.length,
      warnings: manifest.warnings,
    })
    if (!done) throw new ImportCancelled()
    await expectOnDisk(manifest)

    const brochure = { collection: 'brochures', id: claim.brochure, depth: 0, req } as const
    const latest = await req.payload.findByID({ ...brochure, draft: true })
    await writePages(
      req,
      { importId: id, brochure: claim.brochure, previousImport: relationId(latest.activeImport) },
      manifest.pages,
    )
    // An editor may have chosen another file meanwhile; its own import follows.
    if (relationId(latest.file) === claim.file) {
      const draft = latest._status === 'draft'
      await req.payload.update({ ...brochure, data: { activeImport: id }, draft, context: { importEnds: true } })
    }
    await replaceProposals(await transactionOf(req), { brochure: claim.brochure, importId: id }, proposals)
  })
}

/** The clean-up of another worker may have removed old pages that are used again, before the import told of it. */
async function expectOnDisk({ hash }: Manifest) {
  if (!(await findFile(path.join(pagesRoot(), hash, 'manifest.json')))) throw new PagesRemoved(hash)
}

class PagesRemoved extends Error {
  override name = 'PagesRemoved'
}

async function endWithError(req: PayloadRequest, id: string, error: unknown) {
  if (error instanceof PagesRemoved) throw error
  if (error instanceof ImportCancelled && shutdown.signal.aborted) {
    await endImport(req, id, 'queued', null)
    throw new Interrupted()
  } else if (error instanceof ImportCancelled) {
    await endImport(req, id, 'cancelled', null)
  } else if (error instanceof ImportError) {
    log.warn({ import: id, error }, 'a PDF could not be imported')
    await endImport(req, id, 'failed', error.message)
  } else {
    log.error({ import: id, error }, 'an import failed')
    await endImport(req, id, 'failed', 'render-failed')
  }
}

/** Runs one import. Unless all of it succeeds, the brochure keeps showing what it showed before. */
export async function runImport(req: PayloadRequest, id: string): Promise<void> {
  const claim = await claimImport(req, id)
  if (!claim) return endImport(req, id, 'cancelled', null)
  try {
    const started = Date.now()
    const manifest = await render(req, id, claim)
    await publishPages(req, id, claim, manifest)
    log.info({ import: id, pages: manifest.pages.length, ms: Date.now() - started }, 'imported a PDF')
  } catch (error) {
    await endWithError(req, id, error)
  }
}
