import { type Answer, bodyOf, empty, staffEndpoint } from '@collections/document-endpoint'
import type { Endpoint } from 'payload'
import { proposeForBrochure, textsForBrochure } from '../proposals/propose-for-brochure'
import { applyChanges, NoSuchCategory, WrongDays } from './apply-changes'
import { csvEndpoints } from './csv/csv-endpoints'
import { readOfferEditor } from './editor-state'
import { changesSchema } from './types'

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
