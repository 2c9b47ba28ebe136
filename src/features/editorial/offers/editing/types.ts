import { z } from 'zod'
import { isCalendarDay } from '@/domain/calendar-day'
import { baseUnits } from '@/domain/pack-size'
import type { Taught } from '../proposals/refusals'

const line = (longest: number) => z.string().trim().max(longest)
const optionalLine = (longest: number) =>
  line(longest)
    .nullable()
    .transform((text) => text || null)
const cents = z.int().min(0).max(100_000_000)
const day = z.string().refine(isCalendarDay).nullable()
const fraction = z.number().min(0).max(1)

export const boxSchema = z.object({ x: fraction, y: fraction, width: fraction, height: fraction })
export type Box = z.infer<typeof boxSchema>

/** What an editor says of an offer. Money in integer euro cents, days as `YYYY-MM-DD`, the box in fractions of the page. */
const offerFields = z.object({
  pageNumber: z.int().min(1).max(300),
  title: line(200).min(1),
  brand: optionalLine(80),
  packSize: optionalLine(60),
  priceCents: cents,
  oldPriceCents: cents.nullable(),
  unitPriceCents: cents.nullable(),
  unit: z.enum(baseUnits).nullable(),
  loyaltyOnly: z.boolean(),
  validFrom: day,
  validTo: day,
  /** Its own category; null is that of its brochure. */
  category: z.uuid().nullable(),
  box: boxSchema.nullable(),
})

export type OfferFields = z.infer<typeof offerFields>

/** An offer as it is stored; `updatedAt` names the state that someone saw. */
export const storedOffer = offerFields.extend({ id: z.uuid(), updatedAt: z.string() })
export type StoredOffer = z.infer<typeof storedOffer>

const seen = z.object({ id: z.uuid(), updatedAt: z.string() })
const most = 5000

/** What is to be done with a brochure's offers and proposals: all of it, or nothing. */
export const changesSchema = z.object({
  /** An id brings a deleted offer back under it; a proposal becomes accepted by it. */
  create: z
    .array(offerFields.extend({ id: z.uuid().optional(), proposal: z.uuid().optional() }))
    .max(most)
    .default([]),
  update: z
    .array(seen.extend({ fields: offerFields.partial() }))
    .max(most)
    .default([]),
  remove: z.array(seen).max(most).default([]),
  reject: z.array(z.uuid()).max(most).default([]),
  reopen: z.array(z.uuid()).max(most).default([]),
  /** Proposals that came with a named price and go with it. */
  withdraw: z.array(z.uuid()).max(most).default([]),
  /** Offers of another PDF of the brochure that the shown one shall have too. */
  adopt: z.array(z.uuid()).max(most).default([]),
  /** Somebody has said that the prices which look mistyped are right. */
  pricesConfirmed: z.boolean().default(false),
})

export type Changes = z.infer<typeof changesSchema>
/** What the browser sends: lists that stay empty are left out. */
export type ChangesInput = z.input<typeof changesSchema>

export type Proposal = {
  id: string
  pageNumber: number
  title: string
  brand: string | null
  packSize: string | null
  priceCents: number
  oldPriceCents: number | null
  loyaltyOnly: boolean
  box: Box
  uncertain: boolean
}

export type OfferEditorPage = { number: number; hidden: boolean; picture: string; width: number; height: number }

/**
 * Everything the offer editor shows of a brochure: its pages in order, its offers, and the proposals nobody has decided on; with what
 * those accepted and those refused teach.
 */
export type OfferEditorState = {
  pages: OfferEditorPage[]
  offers: StoredOffer[]
  proposals: Proposal[]
  taught: Taught<Proposal>[]
  refused: Proposal[]
  /** Offers of other PDFs of the brochure, which the shown one does not have: they are not published with it. */
  elsewhere: StoredOffer[]
}

/** Others changed or deleted these offers meanwhile; `current` is null for a deleted one. */
export type Conflict = { id: string; current: StoredOffer | null }

/** The columns of an offer that a save writes. */
export const writtenColumns = [
  'categoryId',
  'pageNumber',
  'title',
  'brand',
  'packSize',
  'priceCents',
  'oldPriceCents',
  'unitPriceCents',
  'unit',
  'loyaltyOnly',
  'validFrom',
  'validTo',
  'currentFrom',
  'currentTo',
  'boxX',
  'boxY',
  'boxWidth',
  'boxHeight',
  'updatedAt',
] as const
