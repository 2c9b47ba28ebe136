import { readPanelState } from '@collections/brochures/endpoints/panel-state'
import { type Answer, bodyOf, empty, staffEndpoint } from '@collections/document-endpoint'
import type { Endpoint, PayloadRequest } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { isCovered } from '../proposals/known'
import { proposeForBrochure, textsForBrochure } from '../proposals/propose-for-brochure'
import { shownImport } from '../proposals/shown-import'
import { hasProposals, readElsewhere, readOpen, readRejected, readTaught } from '../proposals/store'
import { applyChanges, NoSuchCategory, WrongDays } from './apply-changes'
import { csvEndpoints } from './csv/csv-endpoints'
import { readOffers } from './read-offers'
import { changesSchema, type OfferEditorState } from './types'

const fresh = { headers: { 'Cache-Control': 'no-store' } }

const state: Answer = async (req, brochure) => {
  const desk = await readOfferEditor(req, brochure)
  return desk ? Response.json(desk, fresh) : empty(404)
}

/** 200 with the desk as it is now, 409 with what others changed meanwhile, 400 for what is no offer. */
const change: Answer = async (req, brochure) => {
  const changes = changesSchema.safeParse(await bodyOf(req))
  if (!changes.success) return empty(400)
  try {
    const applied = await applyChanges(req, brochure, changes.data)
    if ('conflicts' in applied) return Response.json(applied, { status: 409 })
    const desk = await readOfferEditor(req, brochure)
    return desk ? Response.json({ ...desk, created: applied.created }, fresh) : empty(404)
  } catch (error) {
    if (error instanceof WrongDays || error instanceof NoSuchCategory) return empty(400)
    throw error
  }
}

const propose: Answer = async (req, brochure) => {
  await proposeForBrochure(req, brochure)
  return state(req, brochure)
}

/** What else the pages' text says: other titles and pack sizes for what is proposed. */
const texts: Answer = async (req, brochure) => Response.json(await textsForBrochure(req, brochure), fresh)

/** What the view "Offers" of a brochure asks for and does, under `/api/cms/brochures`. */
export const offerEndpoints: Endpoint[] = [
  staffEndpoint('/:id/offers', 'get', state),
  staffEndpoint('/:id/offers', 'post', change),
  staffEndpoint('/:id/offers/propose', 'post', propose),
  staffEndpoint('/:id/offers/texts', 'get', texts),
  ...csvEndpoints,
]

/** Null: no such brochure. A proposal that an offer stands for already, drawn by hand or imported, is left out. */
async function readOfferEditor(req: PayloadRequest, brochure: string): Promise<OfferEditorState | null> {
  const panel = await readPanelState(req, brochure)
  if (!panel) return null
  const database = await transactionOf(req)
  const offers = await readOffers(database, brochure)
  const importId = await shownImport(req, brochure)
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
    elsewhere: importId ? await readElsewhere(database, { brochure, importId }) : [],
  }
}
