import type { MultiBuy } from '@/domain/multi-buy'
import type { Unit } from '@/domain/pack-size'
import type { FontName } from './fonts'
import type { Rect } from './pen'
import type { Picture } from './picture'
import type { Sheet } from './sheet'

/** One product of the lists in `products/`; money is integer euro cents. */
export type Product = {
  section: string
  name: string
  brand: string | null
  pack: string | null
  cents: number
  oldCents: number | null
  unitCents: number | null
  unit: Unit | null
  multiBuy?: MultiBuy | null
  depositCents?: number | null
  art: string
}

/** A shop's print design: `#rrggbb` colours, its mark as SVG, and its texts. */
export type Look = {
  name: string
  slogan: string
  website: string
  mark: string
  main: string
  second: string
  accent: string
  soft: string
  ink: string
}

export type PageSize = 'a4' | 'a5' | 'square' | 'landscape'
export type ThemeName = 'market' | 'calm' | 'dark' | 'editorial' | 'playful' | 'industrial' | 'room' | 'pastel'

export type DrawPlan = {
  slug: string
  look: Look
  theme: ThemeName
  size: PageSize
  pages: number
  headline: string
  kicker: string
  /** The hero of the cover first, then the other offers of the cover, then the pages in this order. */
  products: Product[]
  headings: Record<string, string>
  towns: string[]
  /** False draws the letters as outlines, so that the file has no text layer. */
  textLayer: boolean
}

/** A printed offer; its box is in fractions of the page, from the top left corner. */
export type DrawnOffer = {
  page: number
  box: { x: number; y: number; width: number; height: number }
  product: Product
  loyaltyOnly: boolean
}

export type Cell = { area: Rect; product: Product; picture: Picture; loyaltyOnly: boolean; large: boolean }

export type Page = {
  sheet: Sheet
  plan: DrawPlan
  look: Look
  mark: Picture
  number: number
  unit: number
  whole: Rect
  random: () => number
}

export type Theme = {
  /** The first is the hero. */
  coverOffers: number
  cover(page: Page, cells: Omit<Cell, 'area'>[]): Rect[]
  ground(page: Page, heading: string): Rect
  cell(page: Page, cell: Cell): void
  gap: number
  display: FontName
  body: FontName
}
