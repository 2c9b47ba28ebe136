import { readPanelState } from '@collections/brochures/endpoints/panel-state'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { isCovered } from '../proposals/known'
import { proposeForBrochure } from '../proposals/propose-for-brochure'
import { shownImport } from '../proposals/shown-import'
import { hasProposals, readElsewhere, readOpen, readRejected, readTaught } from '../proposals/store'
import { readOffers } from './read-offers'
import type { OfferEditorState } from './types'

/** Null: no such brochure. A proposal that an offer stands for already, drawn by hand or imported, is left out. */
export async function readOfferEditor(req: PayloadRequest, brochure: string): Promise<OfferEditorState | null> {
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
