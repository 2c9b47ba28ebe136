import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { Box, OfferFields, Proposal, StoredOffer } from '@/features/editorial/offers/editing/types'
import { fieldsOf } from './editor-change'

/** What the form and the board work on: a stored offer, a proposal, or an offer that is not stored yet. */
export type EditorItem = { kind: 'offer' | 'proposal' | 'new'; id: string; fields: OfferFields }

export const newItem = 'new'

export const itemOfOffer = (offer: StoredOffer): EditorItem => ({
  kind: 'offer',
  id: offer.id,
  fields: fieldsOf(offer),
})

export function fieldsOfProposal({ id: _, uncertain: __, ...known }: Proposal): OfferFields {
  return { ...blankOffer, ...known }
}

export const itemOfProposal = (proposal: Proposal): EditorItem => ({
  kind: 'proposal',
  id: proposal.id,
  fields: fieldsOfProposal(proposal),
})

export const itemOfBox = (pageNumber: number, box: Box): EditorItem => ({
  kind: 'new',
  id: newItem,
  fields: { ...blankOffer, pageNumber, box },
})
