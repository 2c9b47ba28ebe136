import type { OfferTerms } from '@/domain/multi-buy'
import type { Frame, Word } from '../../brochure-import/types'
import type { Rect } from './rect'

/** Page size in points; the boxes of the words and the drawn frames are fractions of it. */
export type PageText = { words: Word[]; frames?: readonly Frame[]; width: number; height: number }

/** Money in euro cents, the box in fractions of the page. */
export type ProposedOffer = OfferTerms & {
  title: string
  brand: string | null
  packSize: string | null
  priceCents: number
  oldPriceCents: number | null
  loyaltyOnly: boolean
  /** The words of the page from which the multi-buy price and the deposit were read. */
  printedTerms: string[]
  box: { x: number; y: number; width: number; height: number }
  /**
   * Part of the offer was guessed: the price lacks the sign that other prices have, the title is far away or in other
   * print, or there are several pack sizes, or none where nearly all other offers have one.
   */
  uncertain: boolean
}

export type TextBlock = { text: string; box: ProposedOffer['box']; size: number }

export type Token = Rect & { text: string }
