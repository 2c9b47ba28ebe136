import type { Tone } from '@/design/section'
import type { BlockSeed } from './types'

type Type = BlockSeed['blockType']
type Of<Name extends Type> = Extract<BlockSeed, { blockType: Name }>
type Defaulted =
  | 'blockType'
  | 'tone'
  | 'size'
  | 'ground'
  | 'align'
  | 'columns'
  | 'look'
  | 'arrangement'
  | 'source'
  | 'limit'
/** Fields with a default may be left out. */
type Given<Name extends Type> = Omit<Of<Name>, Defaulted> & Partial<Pick<Of<Name>, Defaulted & keyof Of<Name>>>

const ground = 'tonePaper' as const

export const hero = (given: Given<'hero'>): BlockSeed => ({
  blockType: 'hero',
  size: 'sizeMedium',
  ground: 'groundColour',
  align: 'alignStart',
  tone: 'toneSoft',
  ...given,
})

export const text = (given: Given<'rich-text'>): BlockSeed => ({ blockType: 'rich-text', tone: ground, ...given })

export const media = (given: Given<'media'>): BlockSeed => ({
  blockType: 'media',
  arrangement: 'pictureRight',
  tone: ground,
  ...given,
})

export const cards = (given: Given<'cards'>): BlockSeed => ({
  blockType: 'cards',
  columns: 'columns3',
  look: 'lookCard',
  tone: ground,
  ...given,
})

export const accordion = (given: Given<'accordion'>): BlockSeed => ({
  blockType: 'accordion',
  columns: 'columns1',
  tone: ground,
  ...given,
})

export const team = (given: Given<'team'>): BlockSeed => ({
  blockType: 'team',
  columns: 'columns4',
  tone: ground,
  ...given,
})

export const testimonials = (given: Given<'testimonials'>): BlockSeed => ({
  blockType: 'testimonials',
  look: 'lookGrid',
  tone: ground,
  ...given,
})

export const brochures = (given: Given<'brochure-list'>): BlockSeed => ({
  blockType: 'brochure-list',
  source: 'sourceEnds',
  look: 'viewShelf',
  limit: 10,
  tone: ground,
  ...given,
})

export const work = (given: Given<'portfolio-details'>): BlockSeed => ({
  blockType: 'portfolio-details',
  arrangement: 'details1',
  tone: ground,
  ...given,
})

type PostList = Of<'post-list'>
type PostListDefaults = 'theme' | 'sidebar' | 'skip' | 'tone'

/** Posts, chosen by the names `post-term:…`, `author:…` and `month:…`. */
export const posts = (
  given: Omit<PostList, 'blockType' | PostListDefaults> & Partial<Pick<PostList, PostListDefaults>>,
): BlockSeed => ({
  blockType: 'post-list',
  theme: 'themeLight',
  sidebar: 'sidebarNone',
  skip: 0,
  showsSummaries: true,
  showsTerms: true,
  tone: ground,
  ...given,
})

export const wholePost = (slug: string): BlockSeed => ({ blockType: 'post', post: `post:${slug}` })

type Plain =
  | 'statistics'
  | 'timeline'
  | 'tabs'
  | 'logos'
  | 'map'
  | 'carousel'
  | 'carousel-showcase'
  | 'portfolio-tiles'
  | 'portfolio-film-strip'
  | 'portfolio-split-slider'
  | 'portfolio-thumbs-slider'
  | 'call-to-action'
  | 'pricing-table'
  | 'shop-services'
  | 'retailer-list'
  | 'gallery'
  | 'masonry-grid'
  | 'cobble-grid'
  | 'collage-grid'

/** Every other block; only its background has a default. */
export function block<Name extends Plain>(
  blockType: Name,
  given: Omit<Of<Name>, 'blockType' | 'tone'>,
  tone: Tone = 'tonePaper',
) {
  return { blockType, tone, ...given }
}
