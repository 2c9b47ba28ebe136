import { retailerOf } from '../content/retailers'
import type { BrochureSeed } from '../content/types'
import { idOf, type StoredBrochure, type Work } from './brochure'
import { importNow } from './import'
import { writeOffers } from './offers'
import type { DrawnBrochure } from './pdf'

function fileName(file: unknown): string | undefined {
  return file && typeof file === 'object' && 'filename' in file && typeof file.filename === 'string'
    ? file.filename
    : undefined
}

/** Gives a brochure its PDF, pages and offers, where they are missing or of an older drawing. True when something was written. */
export async function fillBrochure(
  { cms, req, today, ids }: Work,
  seed: BrochureSeed,
  doc: StoredBrochure,
  pdf: DrawnBrochure,
): Promise<boolean> {
  const isNew = !fileName(doc.file)?.startsWith(pdf.name.replace('.pdf', ''))
  if (!isNew && doc.activeImport) return false
  if (isNew) {
    const data = await pdf.bytes()
    const file = await cms.create({
      collection: 'brochure-files',
      data: {},
      file: { data, name: pdf.name, mimetype: 'application/pdf', size: data.length },
      depth: 0,
    })
    await cms.update({
      collection: 'brochures',
      id: doc.id,
      data: { file: file.id },
      draft: doc._status === 'draft',
      depth: 0,
    })
  }
  await importNow(cms, req, doc.id)
  const retailer = idOf(ids.retailers, seed.retailer)
  const category = idOf(ids.categories, retailerOf(seed.retailer).category)
  const published = doc._status === 'published'
  await writeOffers(req, { seed, brochure: doc.id, retailer, category, published, today }, pdf.offers)
  return true
}
