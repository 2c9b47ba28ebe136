import { readPanelState } from '@collections/brochures/endpoints/import-endpoints'
import { pageNumbersOf, shownImport, shownPdf } from '@collections/brochures/shown-import'
import { type Answer, bodyOf, empty, staffEndpoint } from '@collections/document-endpoint'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mostEditedCents } from '@/domain/money'
import { isSuspiciousPrice } from '@/domain/price-fall'
import { tables } from '@/server/db/tables'
import { type Database, lockDocument, transactionOf } from '@/server/db/transaction'
import { isCovered } from '../proposals/known'
import { proposeForBrochure, proposeMissedFor, readBoxOf, textsForBrochure } from '../proposals/propose-for-brochure'
import {
  areOfImport,
  decideProposals,
  hasProposals,
  lockProposals,
  readOpen,
  readRejected,
  readStates,
  readTaught,
} from '../proposals/store'
import { csvEndpoints } from './csv/csv-endpoints'
import { lastPage } from './offer-limits'
import { addToPdf } from './other-pdfs'
import { boxSchema, type Changes, type Conflict, changesSchema, type OfferEditorState, type StoredOffer } from './types'
import { computedPrices, type OfferRow, readStoredOffers, writeOffers } from './write-offers'

const { categories } = tables
const c = alias(categories, 'c')

type Applied = { created: string[] } | { conflicts: Conflict[] } | { doubtful: string[] }

class WrongDays extends Error {}
class NoSuchCategory extends Error {}

async function requireCategories(database: Database, { create, update }: Changes): Promise<void> {
  const wanted = [...create, ...update.map(({ fields }) => fields)].flatMap(({ category }) => category ?? [])
  if (wanted.length === 0) return
  const { rows } = await database.execute(sql`
    select wanted.id from unnest(${sql.param(wanted)}::uuid[]) as wanted(id)
    where not exists (select from ${categories} c where ${c.id} = wanted.id) limit 1`)
  if (rows.length > 0) throw new NoSuchCategory()
}

function conflictsIn({ update, remove }: Changes, stored: Map<string, StoredOffer>): Conflict[] {
  return [...update, ...remove].flatMap(({ id, updatedAt }) => {
    const current = stored.get(id) ?? null
    return current?.updatedAt === updatedAt ? [] : [{ id, current }]
  })
}

/** Proposals that others have accepted meanwhile, as the offers that they have become. */
function acceptedIn(states: Awaited<ReturnType<typeof readStates>>, stored: Map<string, StoredOffer>): Conflict[] {
  return [...states.values()].flatMap(({ state, offer }) => {
    const current = state === 'accepted' && offer ? stored.get(offer) : undefined
    return current ? [{ id: current.id, current }] : []
  })
}

function toRow(fields: OfferRow, before?: StoredOffer): OfferRow {
  const { validFrom, validTo } = fields
  if (validFrom && validTo && validFrom > validTo) throw new WrongDays()
  return { ...fields, ...computedPrices(fields, before) }
}

/**
 * Applies all changes in the request's transaction, or none: conflicts are returned when others changed or deleted an
 * offer since it was read or accepted a judged proposal (an empty list when the brochure shows another PDF than the
 * judged proposals, or an accepted one is gone), and titles when a price falls by more than half or to zero
 * unconfirmed. Throws `WrongDays` and `NoSuchCategory`.
 */
async function applyChanges(req: PayloadRequest, brochure: string, changes: Changes): Promise<Applied> {
  const database = await transactionOf(req)
  // New offers are public where the brochure is, so it must not be hidden or published meanwhile.
  await lockDocument(database, brochure)
  await requireCategories(database, changes)
  const wanted = changes.create.flatMap(({ proposal }) => proposal ?? [])
  const judged = [...wanted, ...changes.reject, ...changes.withdraw]
  const importId = await shownImport(req, brochure)
  if (!(await areOfImport(database, judged, importId))) return { conflicts: [] }
  // Before offers are locked, so that no two editors wait for each other.
  await lockProposals(database, importId ?? brochure)
  const states = await readStates(database, [...wanted, ...changes.reject])
  // Proposing again has replaced it by another one.
  if (wanted.some((id) => !states.has(id))) return { conflicts: [] }
  const pdf = await shownPdf(req, brochure)
  const { offers, elsewhere } = await readStoredOffers(database, brochure, { pdf, lock: true })
  const stored = new Map(offers.map((offer) => [offer.id, offer]))
  const conflicts = [...conflictsIn(changes, stored), ...acceptedIn(states, stored)]
  if (conflicts.length > 0) return { conflicts }

  const created = changes.create.map(({ proposal: _, ...fields }) => toRow(fields))
  const updated = changes.update.flatMap(({ id, fields }) => {
    const before = stored.get(id)
    return before ? [toRow({ ...before, ...fields, id }, before)] : []
  })
  const doubtful = [...created, ...updated].filter(({ id, priceCents }) =>
    isSuspiciousPrice(priceCents, stored.get(id ?? '')?.priceCents ?? null),
  )
  if (doubtful.length > 0 && !changes.pricesConfirmed) return { doubtful: doubtful.map(({ title }) => title) }
  const removed = changes.remove.map(({ id }) => id)
  const pages = await pageNumbersOf(database, importId)
  // Nobody would see an offer on a page that this PDF does not have.
  const adopted = elsewhere.filter(({ id, pageNumber }) => changes.adopt.includes(id) && pages.has(pageNumber))
  await addToPdf(database, { brochure, pdf, ids: adopted.map(({ id }) => id) })
  let ids: string[] = []
  if (created.length + updated.length + removed.length + adopted.length > 0) {
    ids = await writeOffers(req, brochure, { rows: [...created, ...updated], removed, before: stored, pdf })
  }
  const accepted = changes.create.flatMap(({ proposal }, index) => {
    const offer = ids[index]
    return proposal && offer ? [{ proposal, offer }] : []
  })
  const { reject: rejected, reopen: reopened, withdraw: withdrawn } = changes
  await decideProposals(database, brochure, { accepted, rejected, reopened, withdrawn })
  return { created: ids.slice(0, created.length) }
}

const fresh = { headers: { 'Cache-Control': 'no-store' } }

const state: Answer = async (req, brochure) => {
  const editor = await readOfferEditor(req, brochure)
  return editor ? Response.json(editor, fresh) : empty(404)
}

/** 200 with the editor's new state, 409 with conflicting changes, 422 for prices to confirm, 400 for invalid input. */
const change: Answer = async (req, brochure) => {
  const changes = changesSchema.safeParse(await bodyOf(req))
  if (!changes.success) return empty(400)
  try {
    const applied = await applyChanges(req, brochure, changes.data)
    if ('conflicts' in applied) return Response.json(applied, { status: 409 })
    if ('doubtful' in applied) return Response.json(applied, { status: 422 })
    const editor = await readOfferEditor(req, brochure)
    return editor ? Response.json({ ...editor, created: applied.created }, fresh) : empty(404)
  } catch (error) {
    if (error instanceof WrongDays || error instanceof NoSuchCategory) return empty(400)
    throw error
  }
}

const propose: Answer = async (req, brochure) => {
  await proposeForBrochure(req, brochure)
  return state(req, brochure)
}

const texts: Answer = async (req, brochure) => Response.json(await textsForBrochure(req, brochure), fresh)

const drawn = z.object({ pageNumber: z.int().min(1).max(lastPage), box: boxSchema })

const readDrawn: Answer = async (req, brochure) => {
  const asked = drawn.safeParse(await bodyOf(req))
  return asked.success ? Response.json({ offer: await readBoxOf(req, brochure, asked.data) }, fresh) : empty(400)
}

const missed = drawn.extend({ cents: z.int().min(1).max(mostEditedCents), like: z.boolean() })

/**
 * Proposes the offer at a number of a page that an editor marked as a price; answers the new state with the added and
 * replaced proposals.
 */
const nameMissed: Answer = async (req, brochure) => {
  const asked = missed.safeParse(await bodyOf(req))
  if (!asked.success) return empty(400)
  const { offers } = await readStoredOffers(await transactionOf(req), brochure, { pdf: await shownPdf(req, brochure) })
  const done = await proposeMissedFor(req, brochure, asked.data, offers)
  const editor = await readOfferEditor(req, brochure)
  return editor ? Response.json({ ...editor, ...done }, fresh) : empty(404)
}

const summary: Answer = async (req, brochure) => {
  const pdf = await shownPdf(req, brochure)
  const { offers, elsewhere } = await readStoredOffers(await transactionOf(req), brochure, { pdf })
  return Response.json({ count: offers.length, elsewhere: elsewhere.map(({ title }) => title) }, fresh)
}

export const offerEndpoints: Endpoint[] = [
  staffEndpoint('/:id/offers', 'get', state),
  staffEndpoint('/:id/offers', 'post', change),
  staffEndpoint('/:id/offers/summary', 'get', summary),
  staffEndpoint('/:id/offers/propose', 'post', propose),
  staffEndpoint('/:id/offers/texts', 'get', texts),
  staffEndpoint('/:id/offers/read', 'post', readDrawn),
  staffEndpoint('/:id/offers/missed', 'post', nameMissed),
  ...csvEndpoints,
]

/** Null: no such brochure. Proposals for which an offer exists already, drawn or imported, are left out. */
async function readOfferEditor(req: PayloadRequest, brochure: string): Promise<OfferEditorState | null> {
  const panel = await readPanelState(req, brochure)
  if (!panel) return null
  const database = await transactionOf(req)
  const importId = await shownImport(req, brochure)
  const { offers, elsewhere } = await readStoredOffers(database, brochure, { pdf: await shownPdf(req, brochure) })
  if (importId && !(await hasProposals(database, importId))) await proposeForBrochure(req, brochure)
  const proposals = importId ? await readOpen(database, { brochure, importId }) : []
  return {
    pages: panel.pages.map(({ number, hidden, picture, width, height }) => ({
      number,
      hidden,
      picture: picture.replace(/-\d+\.webp$/, ''),
      width,
      height,
    })),
    offers,
    proposals: proposals.filter((proposal) => !isCovered(proposal, offers)),
    taught: await readTaught(database, brochure),
    refused: await readRejected(database, brochure),
    elsewhere,
  }
}
