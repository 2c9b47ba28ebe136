import { createLocalReq, type Payload } from 'payload'
import { type CalendarDay, daysBetween } from '@/domain/calendar-day'
import { readSchedules, writeSchedule } from '@/features/editorial/schedule/store'
import { defaultLocale } from '@/i18n/routing'
import { brochures } from '../content/brochures'
import { drawPlan } from '../content/plan'
import { retailerOf } from '../content/retailers'
import type { BrochureSeed } from '../content/types'
import { createBrochure, findBrochure, type Ids, type Work } from './brochure'
import { daysOf, publicationOf, publishedAtOf } from './days'
import { fillBrochure } from './fill'
import { moveOffers } from './offers'
import { type DrawnBrochure, drawnBrochure } from './pdf'
import { say, wrote } from './say'

type Options = {
  /** Concurrent brochures: one while another process needs the processor too. */
  atOnce?: number
  onWritten?: (published: number, of: number) => Promise<void>
}

/** Brings brochures to today's state. Correct ones are left alone, whoever wrote them. */
export async function writeBrochures(
  cms: Payload,
  today: CalendarDay,
  ids: Ids,
  { seeds = brochures, atOnce = 1, onWritten }: Options & { seeds?: BrochureSeed[] } = {},
) {
  const waiting = [...seeds]
  const there = await writtenBefore(cms)
  const shown = brochures.filter(({ publication }) => publication === 'published').map(({ slug }) => slug)
  const missing = shown.filter((slug) => !there.has(slug)).length
  const report = async () => {
    if (missing > 0) await onWritten?.(shown.filter((slug) => there.has(slug)).length, shown.length)
  }
  await report()
  const writeNext = async () => {
    for (let seed = waiting.shift(); seed; seed = waiting.shift()) {
      // Each brochure needs its own request, because a request carries its transaction.
      const work: Work = { cms, req: await createLocalReq({}, cms), today, ids }
      const changed = await writeBrochure(work, seed, await drawn(seed))
      there.add(seed.slug)
      wrote(seeds.length - waiting.length, seeds.length)
      if (!changed) continue
      say(`${retailerOf(seed.retailer).look.name}: ${seed.title.bg} (${changed})`)
      await report()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writeNext))
  if (seeds === brochures) await linkRelated(cms)
}

async function writtenBefore(cms: Payload): Promise<Set<string>> {
  const { docs } = await cms.find({
    collection: 'brochures',
    pagination: false,
    depth: 0,
    draft: true,
    select: { slug: true, activeImport: true },
  })
  const bare = new Set(brochures.filter(({ pdf }) => !pdf).map(({ slug }) => slug))
  return new Set(docs.filter(({ slug, activeImport }) => activeImport || bare.has(slug)).map(({ slug }) => slug))
}

async function drawn(seed: BrochureSeed): Promise<DrawnBrochure | null> {
  const plan = drawPlan(seed)
  return plan ? drawnBrochure(plan) : null
}

async function writeBrochure(work: Work, seed: BrochureSeed, pdf: DrawnBrochure | null): Promise<string | null> {
  const { cms, req, today } = work
  const known = await findBrochure(cms, seed.slug)
  const doc = known ?? (await createBrochure(work, seed))
  const { id } = doc
  const done = known ? [] : ['new']

  const filled = pdf ? await fillBrochure(work, seed, doc, pdf) : false
  if (filled) done.push(seed.publication === 'draft' ? 'proposals' : `${pdf?.offers.length} offers`)

  const days = daysOf(seed, today)
  const moved = doc.validFrom !== days.validFrom || doc.validTo !== days.validTo
  if (moved) {
    if (!filled) await moveOffers(req, id, daysBetween(doc.validFrom ?? days.validFrom, days.validFrom))
    done.push('days')
  }

  const live = seed.publication === 'published'
  const status = live ? 'published' : 'draft'
  if (doc._status !== status || done.length > 0) {
    await cms.update({
      collection: 'brochures',
      id,
      locale: 'bg',
      data: { ...days, _status: status, publishedAt: live ? publishedAtOf(seed, today) : null },
      draft: !live && doc._status === 'draft',
      depth: 0,
    })
  }
  if (seed.publication === 'scheduled' && (await schedule(work, seed, id, moved))) done.push('scheduled')
  return done.length > 0 ? done.join(', ') : null
}

/** Schedules the publication of a brochure, unless it is scheduled already. */
async function schedule({ cms, today }: Work, seed: BrochureSeed, id: string, moved: boolean): Promise<boolean> {
  const document = { collection: 'brochures', id } as const
  if (!moved && (await readSchedules(cms.db.drizzle, document)).length > 0) return false
  const plan = {
    kind: 'publish',
    at: publicationOf(seed, today),
    editor: null,
    language: defaultLocale,
    state: null,
  } as const
  await writeSchedule(cms.db.drizzle, document, plan)
  return true
}

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
