import * as z from 'zod/mini'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import {
  moneyColumns,
  offerCellProblems,
  offerColumns,
  plainFields,
} from '@/features/editorial/offers/editing/csv/plan-words'
import type {
  Box,
  ChangesInput,
  OfferEditorState,
  OfferFields,
  OfferProposal,
  StoredOffer,
} from '@/features/editorial/offers/editing/types'
import { valuesOf } from '@/features/editorial/offers/proposals/choices'
import { planShape } from '../csv/plan-shape'

type Press = { key: string; code: string }

/** The Latin letter of a key, also on a Cyrillic layout. */
export const keyOf = ({ key, code }: Press): string =>
  /^[^\p{ASCII}]$/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key

const fieldNames = [...plainFields, 'box'] as const satisfies (keyof OfferFields)[]

const cents = z.nullable(z.number())
const priceChange = z.object({ column: z.enum(moneyColumns), from: cents, to: cents })

export const shownOfferPlan = z.object({
  ...planShape(offerColumns, offerCellProblems),
  create: z.array(z.object({ line: z.number(), fields: z.object({ title: z.string(), priceCents: z.number() }) })),
  change: z.array(
    z.object({
      line: z.number(),
      title: z.string(),
      changed: z.array(z.enum(fieldNames)),
      prices: z.array(priceChange),
    }),
  ),
  doubtful: z.array(z.object({ line: z.number(), title: z.string(), from: z.nullable(z.number()), to: z.number() })),
  remove: z.array(z.object({ id: z.string(), title: z.string() })),
})

export type ShownPlan = z.infer<typeof shownOfferPlan>

type Part = { id: string; fields: Partial<OfferFields> }

/** Offers by id, without the `updatedAt` that the server compares. */
export type OfferChange = {
  create?: (OfferFields & { id?: string; proposal?: string })[]
  update?: Part[]
  remove?: string[]
  reject?: string[]
  reopen?: string[]
  withdraw?: string[]
  adopt?: string[]
  pricesConfirmed?: boolean
  /** The offers as the undone change had left them: nobody may have changed them since. */
  left?: Part[]
}

export const fieldsOfStored = ({ id: _, updatedAt: __, ...fields }: StoredOffer): OfferFields => fields

/** Adds the known `updatedAt` of each offer; offers that are gone by now are left out. */
export function toInput(change: OfferChange, state: OfferEditorState): ChangesInput {
  const { left: _, ...sent } = change
  const known = new Map(state.offers.map((offer) => [offer.id, offer.updatedAt]))
  const seen = <Item extends { id: string }>(items: Item[]) =>
    items.flatMap((item) => {
      const updatedAt = known.get(item.id)
      return updatedAt === undefined ? [] : [{ ...item, updatedAt }]
    })
  return {
    ...sent,
    update: seen(change.update ?? []),
    remove: seen((change.remove ?? []).map((id) => ({ id }))),
  }
}

export function applyOptimistically(state: OfferEditorState, change: OfferChange): OfferEditorState {
  const decided = new Set([
    ...(change.reject ?? []),
    ...(change.withdraw ?? []),
    ...(change.create ?? []).flatMap(({ proposal }) => proposal ?? []),
  ])
  const removed = new Set(change.remove)
  const adopted = state.elsewhere.filter(({ id }) => change.adopt?.includes(id))
  const updates = new Map(change.update?.map(({ id, fields }) => [id, fields]))
  const taught = (change.create ?? []).flatMap((offer) => {
    const proposal = state.proposals.find(({ id }) => id === offer.proposal)
    return proposal ? [{ proposal, values: valuesOf(offer) }] : []
  })
  return {
    ...state,
    taught: [...taught, ...state.taught],
    refused: [...state.refused, ...state.proposals.filter(({ id }) => change.reject?.includes(id))],
    proposals: state.proposals.filter(({ id }) => !decided.has(id)),
    offers: [...state.offers, ...adopted]
      .filter(({ id }) => !removed.has(id))
      .map((offer) => ({ ...offer, ...updates.get(offer.id) })),
    elsewhere: state.elsewhere.filter((offer) => !adopted.includes(offer)),
  }
}

function picked(offer: OfferFields, like: Partial<OfferFields>): Partial<OfferFields> {
  return Object.fromEntries(Object.entries(offer).filter(([name]) => name in like))
}

function partsOf(offers: readonly StoredOffer[], wanted: readonly Part[]): Part[] {
  const known = new Map(offers.map((offer) => [offer.id, offer]))
  return wanted.flatMap(({ id, fields }) => {
    const offer = known.get(id)
    return offer ? [{ id, fields: picked(offer, fields) }] : []
  })
}

export const isAsLeft = (state: OfferEditorState, { left = [] }: OfferChange): boolean =>
  JSON.stringify(partsOf(state.offers, left)) === JSON.stringify(left)

type Changed = OfferEditorState & { created: readonly string[] }

/** The inverse change; `before` is the state before it, `after` that with the ids which the server gave new offers. */
export function inverseOf(change: OfferChange, before: OfferEditorState, after: Changed): OfferChange {
  const offers = new Map(before.offers.map((offer) => [offer.id, offer]))
  const accepted = (change.create ?? []).flatMap(({ proposal }) => proposal ?? [])
  const made = [...after.created, ...(change.adopt ?? [])]
  return {
    create: (change.remove ?? []).flatMap((id) => {
      const offer = offers.get(id)
      return offer ? [{ ...fieldsOfStored(offer), id }] : []
    }),
    update: partsOf(before.offers, change.update ?? []),
    remove: made,
    reopen: [...(change.reject ?? []), ...accepted],
    left: partsOf(after.offers, [...(change.update ?? []), ...made.map((id) => ({ id, fields: blankOffer }))]),
    // A value that was stored before needs no confirmation.
    pricesConfirmed: true,
  }
}

export function clashes(opened: OfferFields, current: OfferFields, typed: Partial<OfferFields>): (keyof OfferFields)[] {
  const names: (keyof OfferFields)[] = ['title', 'brand', 'packSize', 'priceCents', 'oldPriceCents', 'pageNumber']
  const more: (keyof OfferFields)[] = ['unitPriceCents', 'unit', 'loyaltyOnly', 'validFrom', 'validTo', 'category']
  const terms: (keyof OfferFields)[] = ['multiBuy', 'depositCents']
  const isOther = (name: keyof OfferFields) => JSON.stringify(opened[name]) !== JSON.stringify(current[name])
  return [...names, ...more, ...terms].filter((name) => name in typed && isOther(name))
}

/** `printed`: words of the page from which the terms of a proposal were read. */
export type EditorItem = {
  kind: 'offer' | 'proposal' | 'new'
  id: string
  fields: OfferFields
  printed?: string[]
}

export const newItem = 'new'

export const itemOfOffer = (offer: StoredOffer): EditorItem => ({
  kind: 'offer',
  id: offer.id,
  fields: fieldsOfStored(offer),
})

export function fieldsOfProposal({ id: _, uncertain: __, printedTerms: ___, ...known }: OfferProposal): OfferFields {
  return { ...blankOffer, ...known }
}

export const itemOfProposal = (proposal: OfferProposal): EditorItem => ({
  kind: 'proposal',
  id: proposal.id,
  fields: fieldsOfProposal(proposal),
  printed: proposal.printedTerms,
})

export const itemOfBox = (pageNumber: number, box: Box, read: Partial<OfferFields> | null = null): EditorItem => ({
  kind: 'new',
  id: newItem,
  fields: { ...blankOffer, ...read, pageNumber, box },
})
