import type { Block } from 'payload'
import { accordion } from './accordion'
import { brochureList } from './brochure-list'
import { callToAction } from './call-to-action'
import { cards } from './cards'
import { carousel } from './carousel'
import { carouselShowcase } from './carousel-showcase'
import { cobbleGrid } from './cobble-grid'
import { collageGrid } from './collage-grid'
import { contactForm } from './contact-form'
import { countdown } from './countdown'
import { embed } from './embed'
import { gallery } from './gallery'
import { hero } from './hero'
import { logos } from './logos'
import { map } from './map'
import { masonryGrid } from './masonry-grid'
import { media } from './media'
import { newsletter } from './newsletter'
import { portfolioDetails } from './portfolio-details'
import { portfolioFilmStrip } from './portfolio-film-strip'
import { portfolioSplitSlider } from './portfolio-split-slider'
import { portfolioThumbsSlider } from './portfolio-thumbs-slider'
import { portfolioTiles } from './portfolio-tiles'
import { post } from './post'
import { postList } from './post-list'
import { pricingTable } from './pricing-table'
import { productList } from './product-list'
import { retailerList } from './retailer-list'
import { richTextBlock } from './rich-text'
import { statistics } from './statistics'
import { tabs } from './tabs'
import { team } from './team'
import { testimonials } from './testimonials'
import { timeline } from './timeline'

/** Every block that a page may be built from, in the order editors see; src/app/blocks.tsx shows each. */
export const pageBlocks: Block[] = [
  hero,
  richTextBlock,
  media,
  cards,
  callToAction,
  accordion,
  tabs,
  timeline,
  statistics,
  team,
  testimonials,
  pricingTable,
  logos,
  map,
  gallery,
  masonryGrid,
  cobbleGrid,
  collageGrid,
  carousel,
  carouselShowcase,
  portfolioTiles,
  portfolioFilmStrip,
  portfolioSplitSlider,
  portfolioThumbsSlider,
  portfolioDetails,
  brochureList,
  retailerList,
  productList,
  postList,
  post,
  embed,
  newsletter,
  contactForm,
  countdown,
]
