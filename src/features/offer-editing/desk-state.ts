import { readPanelState } from '@collections/brochures/endpoints/panel-state'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/server/transaction'
import { isCovered } from '../offer-proposals/known'
import { readProposals, readTaught } from '../offer-proposals/store'
import { readOffers } from './read-offers'
import type { DeskState } from './types'

/** Null: no such brochure. A proposal that an offer stands for already, drawn by hand or imported, is left out. */
export async function readDesk(req: PayloadRequest, brochure: string): Promise<DeskState | null> {
  const panel = await readPanelState(req, brochure)
  if (!panel) return null
  const database = await transactionOf(req)
  const offers = await readOffers(database, brochure)
  const proposals = await readProposals(database, brochure, 'proposed')
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
    refused: await readProposals(database, brochure, 'rejected'),
  }
}
