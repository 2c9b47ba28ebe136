import * as z from 'zod/mini'
import { baseUnits } from '@/domain/pack-size'
import type {
  Box,
  ChangesInput,
  Conflict,
  OfferEditorPage,
  OfferEditorState,
  OfferProposal,
  StoredOffer,
} from '@/features/editorial/offers/editing/types'
import type { Values } from '@/features/editorial/offers/proposals/choices'
import type { Lesson } from '@/features/editorial/offers/proposals/lessons'
import type { MissedPrice } from '@/features/editorial/offers/proposals/missed-prices'
import type { BrochureTexts } from '@/features/editorial/offers/proposals/propose-for-brochure'
import type { TextBlock } from '@/features/editorial/offers/proposals/types'
import { multiBuySchema } from '@/lib/multi-buy-schema'

const text = z.nullable(z.string())
const amount = z.nullable(z.number())
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const page: z.ZodMiniType<OfferEditorPage> = z.object({
  number: z.number(),
  hidden: z.boolean(),
  picture: z.string(),
  width: z.number(),
  height: z.number(),
})

const named = {
  id: z.string(),
  pageNumber: z.number(),
  title: z.string(),
  brand: text,
  packSize: text,
  priceCents: z.number(),
  oldPriceCents: amount,
  multiBuy: z.nullable(multiBuySchema),
  depositCents: amount,
}

const offer: z.ZodMiniType<StoredOffer> = z.object({
  ...named,
  updatedAt: z.string(),
  unitPriceCents: amount,
  unit: z.nullable(z.enum(baseUnits)),
  loyaltyOnly: z.boolean(),
  validFrom: text,
  validTo: text,
  category: text,
  box: z.nullable(box),
})

const proposal: z.ZodMiniType<OfferProposal> = z.object({
  ...named,
  loyaltyOnly: z.boolean(),
  printedTerms: z.array(z.string()),
  box,
  uncertain: z.boolean(),
})

const field = z.enum(['title', 'packSize', 'oldPrice'])
const values: z.ZodMiniType<Values> = z.partialRecord(field, z.optional(z.string()))

const editor = {
  pages: z.array(page),
  offers: z.array(offer),
  proposals: z.array(proposal),
  taught: z.array(z.object({ proposal, values })),
  refused: z.array(proposal),
  elsewhere: z.array(offer),
}

export const editorAnswer: z.ZodMiniType<OfferEditorState> = z.object(editor)

export const missedAnswer = z.object({ ...editor, added: z.array(z.string()), replaced: z.array(z.string()) })

const changedAnswer = z.object({ ...editor, created: z.array(z.string()) })

export const conflictAnswer: z.ZodMiniType<{ conflicts: Conflict[] }> = z.object({
  conflicts: z.array(z.object({ id: z.string(), current: z.nullable(offer) })),
})

const blocks: z.ZodMiniType<TextBlock[]> = z.array(z.object({ text: z.string(), box, size: z.number() }))
const mark = z.object({ print: z.number(), across: z.array(z.number()), down: z.array(z.number()) })

const lesson: z.ZodMiniType<Lesson> = z.object({
  field,
  read: z.nullable(mark),
  unit: z.string(),
  right: z.nullable(z.array(mark)),
  without: z.nullable(mark),
})

export const textsAnswer: z.ZodMiniType<BrochureTexts> = z.object({
  pages: z.array(
    z.object({ number: z.number(), title: blocks, packSize: blocks, oldPrice: blocks, line: blocks, amount: blocks }),
  ),
  lessons: z.array(lesson),
})

const address = (brochure: string, path = '') => `/api/cms/brochures/${brochure}/offers${path}`

type Changed = z.infer<typeof changedAnswer>
type EditorAnswer =
  | { state: 'done'; editor: Changed }
  | { state: 'conflict'; conflicts: Conflict[] }
  | { state: 'doubtful' }
  | { state: 'failed' }

const ask = (url: string, init?: RequestInit) => fetch(url, { credentials: 'same-origin', ...init }).catch(() => null)

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

async function answerOf<T>(shape: z.ZodMiniType<T>, response: Response | null): Promise<T | null> {
  return shape.safeParse(await response?.json().catch(() => null)).data ?? null
}

async function read<T>(shape: z.ZodMiniType<T>, url: string, init?: RequestInit): Promise<T | null> {
  const response = await ask(url, init)
  return response?.ok ? answerOf(shape, response) : null
}

export const fetchOfferEditor = (brochure: string): Promise<OfferEditorState | null> =>
  read(editorAnswer, address(brochure))

const readOffer = z.object({
  title: z.string(),
  brand: text,
  packSize: text,
  priceCents: z.number(),
  oldPriceCents: amount,
  multiBuy: z.nullable(multiBuySchema),
  depositCents: amount,
  loyaltyOnly: z.boolean(),
})

type ReadOffer = z.infer<typeof readOffer>

const drawnAnswer = z.object({ offer: z.nullable(readOffer) })

/** Text printed within the box; null if there is none or the request failed. */
export async function readDrawn(brochure: string, pageNumber: number, box: Box): Promise<ReadOffer | null> {
  const answer = await read(drawnAnswer, address(brochure, '/read'), posted({ pageNumber, box }))
  return answer?.offer ?? null
}

/** A failed request only removes the alternative texts; the editor goes on without them. */
export async function readTexts(brochure: string): Promise<BrochureTexts> {
  return (await read(textsAnswer, address(brochure, '/texts'))) ?? { pages: [], lessons: [] }
}

export const proposeAgain = (brochure: string): Promise<OfferEditorState | null> =>
  read(editorAnswer, address(brochure, '/propose'), { method: 'POST' })

/** Proposes offers at a price that the import missed; returns the editor's state and the new and replaced proposals. */
export const sendMissed = (brochure: string, missed: MissedPrice) =>
  read(missedAnswer, address(brochure, '/missed'), posted(missed))

export async function sendChanges(brochure: string, changes: ChangesInput): Promise<EditorAnswer> {
  const response = await ask(address(brochure), posted(changes))
  if (response?.status === 409) {
    const refused = await answerOf(conflictAnswer, response)
    return refused ? { state: 'conflict', ...refused } : { state: 'failed' }
  }
  if (response?.status === 422) return { state: 'doubtful' }
  const editor = response?.ok ? await answerOf(changedAnswer, response) : null
  return editor ? { state: 'done', editor } : { state: 'failed' }
}
