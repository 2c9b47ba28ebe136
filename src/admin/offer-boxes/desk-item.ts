import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { Box, OfferFields, Proposal, StoredOffer } from '@/features/editorial/offers/editing/types'
import { fieldsOf } from './desk-change'

/** What the form and the board work on: a stored offer, a proposal, or an offer that is not stored yet. */
export type DeskItem = { kind: 'offer' | 'proposal' | 'new'; id: string; fields: OfferFields }

export const newItem = 'new'

export const itemOfOffer = (offer: StoredOffer): DeskItem => ({ kind: 'offer', id: offer.id, fields: fieldsOf(offer) })

export function fieldsOfProposal({ id: _, uncertain: __, ...known }: Proposal): OfferFields {
  return { ...blankOffer, ...known }
}

export const itemOfProposal = (proposal: Proposal): DeskItem => ({
  kind: 'proposal',
  id: proposal.id,
  fields: fieldsOfProposal(proposal),
})

export const itemOfBox = (pageNumber: number, box: Box): DeskItem => ({
  kind: 'new',
  id: newItem,
  fields: { ...blankOffer, pageNumber, box },
})
