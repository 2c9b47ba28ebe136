import { z } from 'zod'
import { isCalendarDay } from '@/domain/calendar-day'
import { mostEditedCents } from '@/domain/money'
import type { OfferTerms } from '@/domain/multi-buy'
import { baseUnits } from '@/domain/pack-size'
import { multiBuySchema } from '@/lib/multi-buy-schema'
import type { Taught } from '../proposals/refusals'
import { lastPage, longestTexts } from './offer-limits'

const line = (longest: number) => z.string().trim().max(longest)
const optionalLine = (longest: number) =>
  line(longest)
    .nullable()
    .transform((text) => text || null)
const cents = z.int().min(0).max(mostEditedCents)
const day = z.string().refine(isCalendarDay).nullable()
const fraction = z.number().min(0).max(1)

export const boxSchema = z.object({ x: fraction, y: fraction, width: fraction, height: fraction })
export type Box = z.infer<typeof boxSchema>

/** Money in euro cents, days as `YYYY-MM-DD`, the box in fractions of the page. */
const offerFields = z.object({
  pageNumber: z.int().min(1).max(lastPage),
  title: line(longestTexts.title).min(1),
  brand: optionalLine(longestTexts.brand),
  packSize: optionalLine(longestTexts.packSize),
  priceCents: cents,
  oldPriceCents: cents.nullable(),
  unitPriceCents: cents.nullable(),
  unit: z.enum(baseUnits).nullable(),
  multiBuy: z.nullable(multiBuySchema),
  depositCents: cents.nullable(),
  loyaltyOnly: z.boolean(),
  validFrom: day,
  validTo: day,
  /** Null: the category of the brochure. */
  category: z.uuid().nullable(),
  box: boxSchema.nullable(),
})

export type OfferFields = z.infer<typeof offerFields>

export const storedOffer = offerFields.extend({ id: z.uuid(), updatedAt: z.string() })
export type StoredOffer = z.infer<typeof storedOffer>

const seen = z.object({ id: z.uuid(), updatedAt: z.string() })
const most = 5000

const created = offerFields.extend({ id: z.uuid().optional(), proposal: z.uuid().optional() })

function acceptsOnce(offers: readonly z.infer<typeof created>[]): boolean {
  const proposals = offers.flatMap(({ proposal }) => proposal ?? [])
  return new Set(proposals).size === proposals.length
}

/** Changes to a brochure's offers and proposals: all are applied, or none. */
export const changesSchema = z.object({
  create: z.array(created).max(most).refine(acceptsOnce).default([]),
  update: z
    .array(seen.extend({ fields: offerFields.partial() }))
    .max(most)
    .default([]),
  remove: z.array(seen).max(most).default([]),
  reject: z.array(z.uuid()).max(most).default([]),
  reopen: z.array(z.uuid()).max(most).default([]),
  /** Proposals that came with a price named by the editor and are removed with it. */
  withdraw: z.array(z.uuid()).max(most).default([]),
  adopt: z.array(z.uuid()).max(most).default([]),
  pricesConfirmed: z.boolean().default(false),
})

export type Changes = z.infer<typeof changesSchema>
export type ChangesInput = z.input<typeof changesSchema>

export type OfferProposal = OfferTerms & {
  id: string
  pageNumber: number
  title: string
  brand: string | null
  packSize: string | null
  priceCents: number
  oldPriceCents: number | null
  loyaltyOnly: boolean
  /** The words of the page from which the multi-buy price and the deposit were read. */
  printedTerms: string[]
  box: Box
  uncertain: boolean
}

export type OfferEditorPage = { number: number; hidden: boolean; picture: string; width: number; height: number }

/**
 * The state of the offer editor: pages in order, offers, undecided proposals, and the proposals that were accepted or
 * refused, from which suggestions are learnt.
 */
export type OfferEditorState = {
  pages: OfferEditorPage[]
  offers: StoredOffer[]
  proposals: OfferProposal[]
  taught: Taught<OfferProposal>[]
  refused: OfferProposal[]
  elsewhere: StoredOffer[]
}

/**
 * Offers that others changed or deleted meanwhile, or made of a judged proposal; `current` is null for a deleted offer.
 */
export type Conflict = { id: string; current: StoredOffer | null }

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
  'multiBuyKind',
  'multiBuyPieces',
  'multiBuyAmountCents',
  'multiBuyFree',
  'multiBuyPercentOff',
  'depositCents',
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
