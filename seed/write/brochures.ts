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
import { say } from './say'

/** Brings every brochure to the state it should have today. What is already right is left alone, whoever wrote it. */
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

/** Has a brochure published later, unless that is planned already. */
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
