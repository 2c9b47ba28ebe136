import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'
import { lockDocument, transactionOf, withTransaction } from '@/server/db/transaction'
import { findFile, pagesRoot, uploadsRoot } from '@/server/files'
import { Interrupted } from '@/server/jobs/tasks'
import { log } from '@/server/log'
import { shutdown } from '@/server/shutdown'
import { coverOf } from '../brochure-draft/cover'
import { proposalsOrNone } from '../offers/proposals/propose-for-brochure'
import { replaceProposals } from '../offers/proposals/store'
import { takeOverProposals } from '../offers/proposals/take-over'
import {
  brochureImports,
  type ClaimedImport,
  claimBrochureImport,
  finishBrochureImport,
  isCancelled,
  storeCover,
} from './import-row'
import type { Manifest } from './types'
import { ImportCancelled, ImportError } from './types'
import { renderPdf, writePages } from './write-pages'

/** A page can take minutes, so cancellation is polled rather than checked after each page. */
const cancelCheckMs = 2000

async function render(req: PayloadRequest, id: string, { filename }: ClaimedImport): Promise<Manifest> {
  const pdf = path.join(uploadsRoot(), 'brochure-files', path.basename(filename))
  const cancel = new AbortController()
  const cancelIf = (cancelled: boolean) => cancelled && cancel.abort()
  const timer = setInterval(() => isCancelled(req, id).then(cancelIf, () => undefined), cancelCheckMs)
  try {
    return await renderPdf(pdf, pagesRoot(), {
      onProgress: async (pagesDone, pageCount) => {
        await brochureImports.report(await transactionOf(req), id, { done: pagesDone, count: pageCount })
        cancelIf(await isCancelled(req, id))
      },
      onCover: (cover) => storeCover(req, id, coverOf(cover)),
      signal: AbortSignal.any([cancel.signal, shutdown.signal]),
    })
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
    await takeOverProposals(await transactionOf(req), { brochure: claim.brochure, importId: id })
    await writePages(
      req,
      { importId: id, brochure: claim.brochure, previousImport: relationId(latest.activeImport) },
      manifest.pages,
    )
    if (relationId(latest.file) === claim.file) {
      const draft = latest._status === 'draft'
      await req.payload.update({ ...brochure, data: { activeImport: id }, draft, context: { importEnds: true } })
    }
  })
}

/** The clean-up of another worker may have removed reused pages before this import recorded them. */
async function expectOnDisk({ hash }: Manifest) {
  if (!(await findFile(path.join(pagesRoot(), hash, 'manifest.json')))) throw new PagesRemoved(hash)
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
