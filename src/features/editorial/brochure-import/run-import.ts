import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { lockDocument, transactionOf, withTransaction } from '@/server/db/transaction'
import { pageFiles, uploadedFiles } from '@/server/files'
import { importRows } from '@/server/jobs/import-rows'
import { Interrupted } from '@/server/jobs/tasks'
import { log } from '@/server/log'
import { indexBrochure } from '@/server/search-index'
import { shutdown } from '@/server/shutdown'
import { coverOf, type DraftCover } from '../brochure-draft/draft-texts'
import { proposalsOrNone } from '../offers/proposals/propose-for-brochure'
import { replaceProposals } from '../offers/proposals/store'
import { takeOverProposals } from '../offers/proposals/take-over'
import { type CoverWords, ImportCancelled, ImportError, type ImportWarning, type Manifest } from './types'
import { renderPdf, writePages } from './write-pages'

const { brochureFiles, imports } = tables

const claimed = z.object({
  brochure: z.string(),
  file: z.string(),
  filename: z.string(),
  ocrPages: z.array(z.number()).nullable(),
})
const watched = z.object({ cancelled: z.boolean() })

type ClaimedImport = z.infer<typeof claimed>

export const brochureImports = importRows(imports, {
  done: named(imports, 'pagesDone'),
  count: named(imports, 'pageCount'),
})

/** Marks an import as running; null when it was cancelled, its brochure is gone, or it is already done. */
async function claimBrochureImport(req: PayloadRequest, id: string): Promise<ClaimedImport | null> {
  const database = await transactionOf(req)
  const isWanted = sql`${imports.cancelRequested} is not true`
  if (!(await brochureImports.claim(database, id, isWanted))) return null
  const { rows } = await database.execute(sql`
    select ${imports.brochureId} as brochure, ${imports.fileId} as file, ${brochureFiles.filename},
      ${imports.ocrPages} as "ocrPages"
    from ${imports} join ${brochureFiles} on ${brochureFiles.id} = ${imports.fileId} where ${imports.id} = ${id}`)
  return rows[0] ? claimed.parse(rows[0]) : null
}

async function storeCover(req: PayloadRequest, id: string, cover: DraftCover): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${imports} set ${named(imports, 'cover')} = ${JSON.stringify(cover)}::jsonb where ${imports.id} = ${id}`)
}

/** True also for an import that was deleted. */
async function isCancelled(req: PayloadRequest, id: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${imports.cancelRequested} is true as cancelled from ${imports} where ${imports.id} = ${id}`)
  return rows[0] ? watched.parse(rows[0]).cancelled : true
}

/**
 * Marks an import as done in the transaction that writes its pages; false when it was cancelled or removed meanwhile.
 */
async function finishBrochureImport(
  req: PayloadRequest,
  id: string,
  { hash, pageCount, warnings }: { hash: string; pageCount: number; warnings: ImportWarning[] },
): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${imports} set ${becomes(imports.status, 'done')}, ${named(imports, 'hash')} = ${hash},
      ${named(imports, 'pageCount')} = ${pageCount}, ${named(imports, 'pagesDone')} = ${pageCount},
      ${named(imports, 'warnings')} = ${JSON.stringify(warnings)}::jsonb, ${named(imports, 'error')} = null,
        ${named(imports, 'finishedAt')} = now(), ${named(imports, 'updatedAt')} = now()
    where ${imports.id} = ${id} and ${isOneOf(imports.status, 'running')} and ${imports.cancelRequested} is not true
    returning ${imports.id}`)
  return rows.length > 0
}

/** A page can take minutes, so cancellation is polled rather than checked after each page. */
const cancelCheckMs = 2000

async function render(req: PayloadRequest, id: string, { filename, ocrPages }: ClaimedImport): Promise<Manifest> {
  const cancel = new AbortController()
  const cancelIf = (cancelled: boolean) => cancelled && cancel.abort()
  const timer = setInterval(() => isCancelled(req, id).then(cancelIf, () => undefined), cancelCheckMs)
  try {
    const watch = {
      onProgress: async (pagesDone: number, pageCount: number) => {
        await brochureImports.report(await transactionOf(req), id, { done: pagesDone, count: pageCount })
        cancelIf(await isCancelled(req, id))
      },
      onCover: (cover: CoverWords) => storeCover(req, id, coverOf(cover)),
      signal: AbortSignal.any([cancel.signal, shutdown.signal]),
    }
    const name = path.basename(filename)
    const manifest = await uploadedFiles('brochure-files').withPath(name, (pdf) =>
      renderPdf(pdf, pageFiles(), watch, ocrPages ?? []),
    )
    if (!manifest) throw new ImportError('file-missing')
    return manifest
  } finally {
    clearInterval(timer)
  }
}

/** Pages, import and brochure change in one transaction, so visitors see either all old pages or all new ones. */
async function publishPages(req: PayloadRequest, id: string, claim: ClaimedImport, manifest: Manifest) {
  const proposals = await proposalsOrNone(manifest.hash, manifest.pages)
  await withTransaction(req, async () => {
    await lockDocument(await transactionOf(req), claim.brochure)
    const done = await finishBrochureImport(req, id, {
      hash: manifest.hash,
      pageCount: manifest.pages.length,
      warnings: manifest.warnings,
    })
    if (!done) throw new ImportCancelled()
    await expectOnDisk(manifest)

    const brochure = { collection: 'brochures', id: claim.brochure, depth: 0, req } as const
    const latest = await req.payload.findByID({ ...brochure, draft: true })
    await replaceProposals(await transactionOf(req), { brochure: claim.brochure, importId: id }, proposals)
    const isMoved = await takeOverProposals(await transactionOf(req), { brochure: claim.brochure, importId: id })
    await writePages(
      req,
      { importId: id, brochure: claim.brochure, previousImport: relationId(latest.activeImport) },
      manifest.pages,
    )
    if (relationId(latest.file) === claim.file) {
      const draft = latest._status === 'draft'
      await req.payload.update({ ...brochure, data: { activeImport: id }, draft, context: { importEnds: true } })
    }
    // Visitors see copies until the new pages are published.
    if (isMoved) {
      await indexBrochure(req, claim.brochure)
      await invalidate(tagsOf('offers', { brochure: claim.brochure }), req)
    }
  })
}

/** The clean-up of another worker may have removed reused pages before this import recorded them. */
async function expectOnDisk({ hash }: Manifest) {
  if (!(await pageFiles().find(`${hash}/manifest.json`))) throw new PagesRemoved(hash)
}

class PagesRemoved extends Error {
  override name = 'PagesRemoved'
}

async function endWithError(req: PayloadRequest, id: string, error: unknown) {
  if (error instanceof PagesRemoved) throw error
  const database = await transactionOf(req)
  if (error instanceof ImportCancelled && shutdown.signal.aborted) {
    await brochureImports.end(database, id, { status: 'queued' })
    throw new Interrupted()
  } else if (error instanceof ImportCancelled) {
    await brochureImports.end(database, id, { status: 'cancelled' })
  } else if (error instanceof ImportError) {
    log.warn({ import: id, error }, 'a PDF could not be imported')
    await brochureImports.end(database, id, { status: 'failed', error: error.message })
  } else {
    await brochureImports.end(database, id, { status: 'queued' })
    throw error
  }
}

/**
 * Runs one import. On any failure the brochure keeps showing its previous pages. A fault of the PDF ends the import;
 * another one, such as a lost database, is thrown and the job tried again.
 */
export async function runImport(req: PayloadRequest, id: string): Promise<void> {
  const claim = await claimBrochureImport(req, id)
  if (!claim) return brochureImports.end(await transactionOf(req), id, { status: 'cancelled' })
  try {
    const started = Date.now()
    const manifest = await render(req, id, claim)
    await publishPages(req, id, claim, manifest)
    log.info({ import: id, pages: manifest.pages.length, ms: Date.now() - started }, 'imported a PDF')
  } catch (error) {
    await endWithError(req, id, error)
  }
}
