import type { Block } from 'payload'
import { accordion } from './rich-text'
import { brochureList } from './product-list'
import { callToAction } from './rich-text'
import { cards } from './cards'
import { carousel } from './gallery'
import { carouselShowcase } from './gallery'
import { cobbleGrid } from './portfolio-tiles'
import { collageGrid } from './portfolio-tiles'
import { contactForm } from './embed'
import { countdown } from './embed'
import { embed } from './embed'
import { gallery } from './gallery'
import { hero } from './rich-text'
import { logos } from './cards'
import { map } from './embed'
import { masonryGrid } from './portfolio-tiles'
import { media } from './rich-text'
import { newsletter } from './embed'
import { portfolioDetails } from './portfolio-tiles'
import { portfolioFilmStrip } from './portfolio-tiles'
import { portfolioSplitSlider } from './portfolio-tiles'
import { portfolioThumbsSlider } from './portfolio-tiles'
import { portfolioTiles } from './portfolio-tiles'
import { post } from './post-list'
import { postList } from './post-list'
import { pricingTable } from './cards'
import { productList } from './product-list'
import { retailerList } from './product-list'
import { richTextBlock } from './rich-text'
import { statistics } from './cards'
import { tabs } from './rich-text'
import { team } from './cards'
import { testimonials } from './cards'
import { timeline } from './cards'

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
