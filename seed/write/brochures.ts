import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { type CalendarDay, daysBetween } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'
import { brochures } from '../content/brochures'
import { drawPlan } from '../content/plan'
import { retailerOf } from '../content/retailers'
import type { BrochureSeed } from '../content/types'
import { daysOf, publicationOf } from './days'
import { importNow } from './import'
import { moveOffers, writeOffers } from './offers'
import { type DrawnBrochure, drawnBrochure } from './pdf'
import { contactOf } from './retailers'
import { say } from './say'

type Ids = { categories: Map<string, string>; retailers: Map<string, string> }
type Work = { cms: Payload; req: PayloadRequest; today: CalendarDay; ids: Ids }

const select = { slug: true, validFrom: true, validTo: true, file: true, activeImport: true, _status: true } as const

async function stored(cms: Payload, slug: string) {
  const { docs } = await cms.find({
    collection: 'brochures',
    where: { slug: { equals: slug } },
    draft: true,
    limit: 1,
    depth: 1,
    select,
    populate: { 'brochure-files': { filename: true } },
  })
  return docs[0]
}

/** Brings every brochure to where it should be today. What is so already is left alone, whoever wrote it. */
export async function writeBrochures(cms: Payload, today: CalendarDay, ids: Ids) {
  const work: Work = { cms, req: await createLocalReq({}, cms), today, ids }
  let next = drawn(brochures[0])
  for (const [index, seed] of brochures.entries()) {
    const current = await next
    // The next PDF is drawn while the pages of this one are read in their own thread.
    next = drawn(brochures[index + 1])
    next.catch(() => undefined)
    const changed = await writeBrochure(work, seed, current)
    if (changed)
      say(
        `${String(index + 1).padStart(2)}/${brochures.length} ${retailerOf(seed.retailer).look.name}: ${seed.title.bg} (${changed})`,
      )
  }
  await linkRelated(cms)
}

async function drawn(seed: BrochureSeed | undefined): Promise<DrawnBrochure | null> {
  const plan = seed && drawPlan(seed)
  return plan ? drawnBrochure(plan) : null
}

async function writeBrochure(work: Work, seed: BrochureSeed, pdf: DrawnBrochure | null): Promise<string | null> {
  const { cms, req, today, ids } = work
  const done: string[] = []
  let doc = await stored(cms, seed.slug)
  if (!doc) {
    await create(work, seed)
    doc = await stored(cms, seed.slug)
    done.push('new')
  }
  if (!doc) throw new Error(`Brochure ${seed.slug} is missing after it was written`)
  const { id } = doc
  const live = seed.publication === 'published'

  if (pdf && !fileName(doc.file)?.startsWith(pdf.name.replace('.pdf', ''))) {
    const data = await pdf.bytes()
    const file = await cms.create({
      collection: 'brochure-files',
      data: {},
      file: { data, name: pdf.name, mimetype: 'application/pdf', size: data.length },
      depth: 0,
    })
    await cms.update({ collection: 'brochures', id, data: { file: file.id }, draft: doc._status === 'draft', depth: 0 })
    doc = { ...doc, activeImport: null }
  }
  if (pdf && !doc.activeImport) {
    await importNow(cms, req, id)
    const retailer = retailerOf(seed.retailer)
    await writeOffers(
      req,
      {
        seed,
        brochure: id,
        retailer: idOf(ids.retailers, seed.retailer),
        category: idOf(ids.categories, retailer.category),
        published: doc._status === 'published',
        today,
      },
      pdf.offers,
    )
    done.push(`${pdf.offers.length} offers`)
  }

  const days = daysOf(seed, today)
  const moved = doc.validFrom !== days.validFrom || doc.validTo !== days.validTo
  if (moved) {
    await moveOffers(req, id, daysBetween(doc.validFrom ?? days.validFrom, days.validFrom))
    done.push('days')
  }
  const status = live ? 'published' : 'draft'
  if (moved || doc._status !== status || done.length > 0) {
    await cms.update({
      collection: 'brochures',
      id,
      locale: 'bg',
      data: { ...days, _status: status },
      draft: status === 'draft' && doc._status === 'draft',
      depth: 0,
    })
  }
  if (seed.publication === 'scheduled' && (await schedule(work, seed, id, moved))) done.push('scheduled')
  return done.length > 0 ? done.join(', ') : null
}

function idOf(ids: Map<string, string>, slug: string): string {
  const id = ids.get(slug)
  if (!id) throw new Error(`There is no ${slug}`)
  return id
}

function fileName(file: unknown): string | undefined {
  return file && typeof file === 'object' && 'filename' in file && typeof file.filename === 'string'
    ? file.filename
    : undefined
}

async function create({ cms, today, ids }: Work, seed: BrochureSeed) {
  const retailer = retailerOf(seed.retailer)
  const { id } = await cms.create({
    collection: 'brochures',
    locale: 'bg',
    draft: true,
    data: {
      slug: seed.slug,
      title: seed.title.bg,
      summary: seed.summary.bg,
      ...daysOf(seed, today),
      retailer: idOf(ids.retailers, seed.retailer),
      category: idOf(ids.categories, retailer.category),
      website: retailer.look.website,
      contact: contactOf(retailer),
      allowDownload: seed.allowDownload ?? false,
      _status: 'draft',
    },
    depth: 0,
  })
  for (const locale of locales.filter((each) => each !== 'bg')) {
    await cms.update({
      collection: 'brochures',
      id,
      locale,
      draft: true,
      data: { title: seed.title[locale], summary: seed.summary[locale] },
      depth: 0,
    })
  }
}

/** Asks the worker to publish a brochure later, unless it is asked already. */
async function schedule({ cms, today }: Work, seed: BrochureSeed, id: string, moved: boolean): Promise<boolean> {
  const ofThis = {
    taskSlug: { equals: 'schedulePublish' },
    'input.doc.value': { equals: id },
    completedAt: { exists: false },
  }
  if (moved) await cms.delete({ collection: 'payload-jobs', where: ofThis, depth: 0 })
  const { totalDocs } = await cms.count({ collection: 'payload-jobs', where: ofThis })
  if (totalDocs > 0) return false
  await cms.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'brochures', value: id } },
    waitUntil: publicationOf(seed, today),
  })
  return true
}

/** Once all exist: the brochures that an editor chose as related. */
async function linkRelated(cms: Payload) {
  for (const { slug, related } of brochures) {
    if (!related) continue
    const { docs } = await cms.find({
      collection: 'brochures',
      where: { slug: { equals: slug } },
      limit: 1,
      depth: 0,
      draft: true,
      select: { related: true, _status: true },
    })
    const doc = docs[0]
    if (!doc || (doc.related ?? []).length > 0) continue
    const others = await cms.find({
      collection: 'brochures',
      where: { slug: { in: related } },
      pagination: false,
      depth: 0,
      select: {},
    })
    await cms.update({
      collection: 'brochures',
      id: doc.id,
      locale: 'bg',
      data: { related: others.docs.map((other) => other.id), _status: 'published' },
      depth: 0,
    })
  }
}
