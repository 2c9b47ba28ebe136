import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ImportPanelState, LatestImport, PanelPage } from '@/domain/brochure-import'
import { relationId } from '@/domain/relation-id'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { lockDocument, transactionOf } from '@/server/db/transaction'
import { indexBrochure } from '@/server/search-index'
import { type Answer, bodyOf, empty, staffEndpoint } from '../../document-endpoint'
import { enqueueImport } from '../hooks/enqueue-import'

const { brochurePages, imports } = tables

const pageToRead = z.object({ page: z.int().min(1).max(300) })
const order = z.object({ pages: z.array(z.uuid()).min(1).max(300) })

const state: Answer = async (req, brochure) => {
  const found = await readPanelState(req, brochure)
  return found ? Response.json(found, { headers: { 'Cache-Control': 'no-store' } }) : empty(404)
}

const cancel: Answer = async (req, brochure) => {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${imports} set ${named(imports, 'cancelRequested')} = true, ${named(imports, 'status')} = case
      when ${isOneOf(imports.status, 'queued')} then 'cancelled' else ${imports.status} end
    where ${imports.brochureId} = ${brochure} and ${isOneOf(imports.status, 'queued', 'running')}`)
  return empty(204)
}

async function importAgain(req: PayloadRequest, brochure: string, more: readonly number[]): Promise<Response> {
  // Of two requests at once, the second would read the pages asked for before the first has written its own.
  await lockDocument(await transactionOf(req), brochure)
  const query = { collection: 'brochures', id: brochure, draft: true, depth: 0, select: { file: true } } as const
  const document = await req.payload.findByID({ ...query, disableErrors: true, req })
  if (typeof document?.file !== 'string') return empty(404)
  const pages = new Set([...(await pagesAskedFor(req, brochure, document.file)), ...more])
  await enqueueImport(
    req,
    brochure,
    document.file,
    [...pages].sort((a, b) => a - b),
  )
  return empty(202)
}

const retry: Answer = (req, brochure) => importAgain(req, brochure, [])

/** Reads a page from its picture too: the PDF is imported again, as all its pages are replaced at once. */
const readPage: Answer = async (req, brochure) => {
  const wanted = pageToRead.safeParse(await bodyOf(req))
  return wanted.success ? importAgain(req, brochure, [wanted.data.page]) : empty(400)
}

const reorder: Answer = async (req, brochure) => {
  const wanted = order.safeParse(await bodyOf(req))
  if (!wanted.success) return empty(400)
  const database = await transactionOf(req)
  await lockDocument(database, brochure)
  await database.execute(sql`
    update ${brochurePages} set ${named(brochurePages, 'position')} = wanted.position,
      ${named(brochurePages, 'updatedAt')} = now()
    from unnest(string_to_array(${wanted.data.pages.join(',')}, ',')::uuid[]) with ordinality as wanted(id, position)
    where ${brochurePages.id} = wanted.id and ${brochurePages.brochureId} = ${brochure}`)
  await indexBrochure(req, brochure)
  await invalidate(tagsOf('brochure-pages', { brochure }), req)
  return empty(204)
}

export const importEndpoints: Endpoint[] = [
  staffEndpoint('/:id/import', 'get', state),
  staffEndpoint('/:id/import/cancel', 'post', cancel),
  staffEndpoint('/:id/import/retry', 'post', retry),
  staffEndpoint('/:id/import/read-page', 'post', readPage),
  staffEndpoint('/:id/page-order', 'post', reorder),
]

async function latestImport(req: PayloadRequest, brochure: string, file: string | null) {
  const { docs } = await req.payload.find({
    collection: 'imports',
    where: { and: [{ brochure: { equals: brochure } }, ...(file ? [{ file: { equals: file } }] : [])] },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0]
}

const pageNumbers = z.array(z.number())

async function pagesAskedFor(req: PayloadRequest, brochure: string, file: string): Promise<number[]> {
  const latest = await latestImport(req, brochure, file)
  return pageNumbers.safeParse(latest?.ocrPages).data ?? []
}

async function readLatest(req: PayloadRequest, brochure: string, file: string | null): Promise<LatestImport | null> {
  const latest = await latestImport(req, brochure, file)
  if (!latest) return null
  return {
    id: latest.id,
    file: relationId(latest.file) ?? '',
    status: latest.status,
    pagesDone: latest.pagesDone,
    pageCount: latest.pageCount ?? null,
    error: latest.error ?? null,
    warnings: Array.isArray(latest.warnings) ? latest.warnings : [],
    cancelling: latest.cancelRequested === true,
  }
}

async function readPages(req: PayloadRequest, importId: string): Promise<PanelPage[]> {
  const shown = await req.payload.findByID({
    collection: 'imports',
    id: importId,
    depth: 0,
    select: { hash: true },
    disableErrors: true,
    req,
  })
  if (!shown?.hash) return []
  const { docs } = await req.payload.find({
    collection: 'brochure-pages',
    where: { import: { equals: importId } },
    sort: 'position',
    depth: 0,
    pagination: false,
    fallbackLocale: false,
    select: { number: true, hidden: true, alt: true, ocr: true, width: true, height: true },
    req,
  })
  return docs.map(({ id, number, hidden, alt, ocr, width, height }) => ({
    id,
    number,
    hidden: hidden === true,
    alt: alt ?? '',
    ocr: ocr === true,
    picture: `/files/pages/${shown.hash}/${number}-320.webp`,
    width,
    height,
  }))
}

/** The latest import of the brochure's file and the pages of its newest version. Null if there is no such brochure. */
export async function readPanelState(req: PayloadRequest, brochure: string): Promise<ImportPanelState | null> {
  const document = await req.payload.findByID({
    collection: 'brochures',
    id: brochure,
    draft: true,
    depth: 0,
    select: { activeImport: true, file: true },
    disableErrors: true,
    req,
  })
  if (!document) return null
  const active = relationId(document.activeImport)
  return {
    latest: await readLatest(req, brochure, relationId(document.file)),
    pages: active ? await readPages(req, active) : [],
  }
}
