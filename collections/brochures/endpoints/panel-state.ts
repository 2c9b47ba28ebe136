import type { PayloadRequest } from 'payload'
import type { ImportPanelState, LatestImport, PanelPage } from '@/domain/import-panel'
import { relationId } from '@/domain/relation-id'

async function readLatest(req: PayloadRequest, brochure: string, file: string | null): Promise<LatestImport | null> {
  const { docs } = await req.payload.find({
    collection: 'imports',
    where: { and: [{ brochure: { equals: brochure } }, ...(file ? [{ file: { equals: file } }] : [])] },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [latest] = docs
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
    select: { number: true, hidden: true, alt: true, width: true, height: true },
    req,
  })
  return docs.map(({ id, number, hidden, alt, width, height }) => ({
    id,
    number,
    hidden: hidden === true,
    alt: alt ?? '',
    picture: `/files/pages/${shown.hash}/${number}-320.webp`,
    width,
    height,
  }))
}

/** The latest import of a brochure's file, and the pages that its newest version shows. Null if there is no such brochure. */
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
