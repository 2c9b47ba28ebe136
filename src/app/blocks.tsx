import { PostSection } from '@/features/blog/blocks/post'
import { PostList } from '@/features/blog/blocks/post-list'
import { BrochureList } from '@/features/brochures/blocks/brochure-list'
import { ContactFormSection } from '@/features/contact/blocks/contact-form'
import { Countdown } from '@/features/launch/blocks/countdown'
import { Newsletter } from '@/features/newsletter/blocks/newsletter'
import { Accordion } from '@/features/pages/blocks/accordion'
import { CallToAction } from '@/features/pages/blocks/call-to-action'
import { Cards } from '@/features/pages/blocks/cards'
import { CarouselShowcase, CarouselSlides } from '@/features/pages/blocks/carousel'
import { CobbleGrid, CollageGrid, Gallery, MasonryGrid } from '@/features/pages/blocks/gallery'
import { Hero } from '@/features/pages/blocks/hero'
import { Logos } from '@/features/pages/blocks/logos'
import { PlaceMap } from '@/features/pages/blocks/map'
import { Media } from '@/features/pages/blocks/media'
import { PortfolioDetails } from '@/features/pages/blocks/portfolio-details'
import { PortfolioSplitSlider, PortfolioThumbsSlider } from '@/features/pages/blocks/portfolio-sliders'
import { PortfolioFilmStrip, PortfolioTiles } from '@/features/pages/blocks/portfolio-tiles'
import { PricingTable } from '@/features/pages/blocks/pricing-table'
import { RichTextSection } from '@/features/pages/blocks/rich-text'
import { Statistics } from '@/features/pages/blocks/statistics'
import { Tabs } from '@/features/pages/blocks/tabs'
import { Team } from '@/features/pages/blocks/team'
import { Testimonials } from '@/features/pages/blocks/testimonials'
import { Timeline } from '@/features/pages/blocks/timeline'
import type { BlockComponents } from '@/features/pages/types'
import { EmbedSection } from '@/features/privacy/blocks/embed'
import { ProductList } from '@/features/products/blocks/product-list'
import { RetailerList } from '@/features/retailers/blocks/retailer-list'

/** The component of every block of collections/blocks. A block without its component does not compile. */
export const blockComponents: BlockComponents = {
  accordion: Accordion,
  'brochure-list': BrochureList,
  'call-to-action': CallToAction,
  cards: Cards,
  carousel: CarouselSlides,
  'carousel-showcase': CarouselShowcase,
  'cobble-grid': CobbleGrid,
  'collage-grid': CollageGrid,
  embed: EmbedSection,
  'contact-form': ContactFormSection,
  countdown: Countdown,
  gallery: Gallery,
  hero: Hero,
  logos: Logos,
  map: PlaceMap,
  'masonry-grid': MasonryGrid,
  media: Media,
  newsletter: Newsletter,
  'portfolio-details': PortfolioDetails,
  'portfolio-film-strip': PortfolioFilmStrip,
  'portfolio-split-slider': PortfolioSplitSlider,
  'portfolio-thumbs-slider': PortfolioThumbsSlider,
  'portfolio-tiles': PortfolioTiles,
  post: PostSection,
  'post-list': PostList,
  'pricing-table': PricingTable,
  'product-list': ProductList,
  'retailer-list': RetailerList,
  'rich-text': RichTextSection,
  statistics: Statistics,
  tabs: Tabs,
  team: Team,
  testimonials: Testimonials,
  timeline: Timeline,
}
