import type { Payload } from 'payload'
import { retailerOf } from '../content/retailers'
import type { BrochureSeed } from '../content/types'
import { idOf, type StoredBrochure, type Work } from './brochure'
import { importNow, takeFromWorker } from './import'
import { writeOffers } from './offers'
import type { DrawnBrochure } from './pdf'
import { together } from './transaction'

type File = { id: string; filename: string }

function fileOf(value: unknown): File | null {
  if (!value || typeof value !== 'object' || !('id' in value) || !('filename' in value)) return null
  const { id, filename } = value
  return typeof id === 'string' && typeof filename === 'string' ? { id, filename } : null
}

function fileOfImport(value: unknown): string | null {
  const file = value && typeof value === 'object' && 'file' in value ? value.file : null
  return typeof file === 'string' ? file : null
}

async function upload(cms: Payload, doc: StoredBrochure, pdf: DrawnBrochure): Promise<string> {
  const data = await pdf.bytes()
  const { id } = await cms.create({
    collection: 'brochure-files',
    data: {},
    file: { data, name: pdf.name, mimetype: 'application/pdf', size: data.length },
    depth: 0,
  })
  const draft = doc._status === 'draft'
  // In one transaction, so that a running worker never sees the job of this import.
  await together(cms, async (req) => {
    await cms.update({ collection: 'brochures', id: doc.id, data: { file: id }, draft, depth: 0, req })
    await takeFromWorker(req, doc.id, id)
  })
  return id
}

/**
 * Writes a brochure's PDF, pages and offers when they are missing or of an older drawing.
 * @returns whether anything was written
 */
export async function fillBrochure(
  { cms, req, today, ids }: Work,
  seed: BrochureSeed,
  doc: StoredBrochure,
  pdf: DrawnBrochure,
): Promise<boolean> {
  const stored = fileOf(doc.file)
  const known = stored?.filename.startsWith(pdf.name.replace('.pdf', '')) ? stored.id : null
  const imported = known !== null && fileOfImport(doc.activeImport) === known
  // The offers of a draft remain proposals from its text.
  const proposed = seed.publication === 'draft'
  if (imported && (proposed || (await hasOffers(cms, doc.id)))) return false

  const retailer = idOf(ids.retailers, seed.retailer)
  const category = idOf(ids.categories, retailerOf(seed.retailer).category)
  const target = { seed, brochure: doc.id, retailer, category, published: doc._status === 'published', today }
  if (!imported) {
    // Boxes of an older drawing must not lie over the new pages.
    await writeOffers(req, target, [])
    await importNow(req, doc.id, known ?? (await upload(cms, doc, pdf)))
  }
  if (!proposed) await writeOffers(req, target, pdf.offers)
  return true
}

async function hasOffers(cms: Payload, brochure: string): Promise<boolean> {
  const { totalDocs } = await cms.count({ collection: 'offers', where: { brochure: { equals: brochure } } })
  return totalDocs > 0
}
