import type { Block } from 'payload'
import { cards, logos, pricingTable, statistics, team, testimonials, timeline } from './cards'
import { contactForm, countdown, embed, map, newsletter } from './embed'
import { carousel, carouselShowcase, gallery } from './gallery'
import {
  cobbleGrid,
  collageGrid,
  masonryGrid,
  portfolioDetails,
  portfolioFilmStrip,
  portfolioSplitSlider,
  portfolioThumbsSlider,
  portfolioTiles,
} from './portfolio-tiles'
import { post, postList } from './post-list'
import { brochureList, productList, retailerList } from './product-list'
import { accordion, callToAction, hero, media, richTextBlock, tabs } from './rich-text'

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
