import type { Word } from '../../brochure-import/types'

/** A page as the import read it; the size in points, the words' boxes in fractions of it. */
export type PageText = { words: Word[]; width: number; height: number }

/** What a page seems to offer. Money in integer euro cents, the box in fractions of the page. */
export type ProposedOffer = {
  title: string
  brand: string | null
  packSize: string | null
  priceCents: number
  oldPriceCents: number | null
  /** The page asks for the card of the shop beside it. */
  loyaltyOnly: boolean
  box: { x: number; y: number; width: number; height: number }
  /**
   * Something had to be guessed: the price lacks the sign that others of the page have, its title is far off or in a print
   * of its own, there are several sizes to choose from, or none where nearly all others have one.
   */
  uncertain: boolean
}

/** Words of a page that may be a title or a pack size, the size of their print in points. */
export type TextBlock = { text: string; box: ProposedOffer['box']; size: number }
