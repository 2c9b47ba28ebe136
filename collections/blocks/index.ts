import type { Block } from 'payload'
import { cards, logos, pricingTable, statistics, team, testimonials, timeline } from './cards'
import { brochureList, catalogue, product, productList, retailerList } from './document-lists'
import { carousel, carouselShowcase, gallery } from './galleries'
import {
  cobbleGrid,
  collageGrid,
  masonryGrid,
  portfolioDetails,
  portfolioFilmStrip,
  portfolioSplitSlider,
  portfolioThumbsSlider,
  portfolioTiles,
} from './portfolio'
import { post, postList } from './post-lists'
import { accordion, callToAction, hero, media, richTextBlock, tabs } from './texts'
import { contactForm, countdown, embed, map, newsletter, shopServices } from './tools'

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
  catalogue,
  product,
  shopServices,
  postList,
  post,
  embed,
  newsletter,
  contactForm,
  countdown,
]
