import type { ProductBlock } from '@payload-types'
import { BrochureList, RetailerList } from '@/features/brochures/blocks/brochure-list'
import { PostList, PostListSection } from '@/features/content/blog/blocks/post-list'
import { ContactFormSection } from '@/features/content/contact/blocks/contact-form'
import { Newsletter } from '@/features/content/newsletter/blocks/newsletter'
import { Cards, PricingTable } from '@/features/content/pages/blocks/cards'
import {
  CarouselShowcase,
  CarouselSlides,
  CobbleGrid,
  CollageGrid,
  Gallery,
  MasonryGrid,
} from '@/features/content/pages/blocks/gallery'
import { CallToAction, Hero } from '@/features/content/pages/blocks/hero'
import { Media, PlaceMap } from '@/features/content/pages/blocks/media'
import { PortfolioDetails } from '@/features/content/pages/blocks/portfolio-details'
import {
  PortfolioFilmStrip,
  PortfolioSplitSlider,
  PortfolioThumbsSlider,
  PortfolioTiles,
} from '@/features/content/pages/blocks/portfolio-sliders'
import { Accordion, RichTextSection, Statistics, Tabs, Timeline } from '@/features/content/pages/blocks/tabs'
import { Logos, Team, Testimonials } from '@/features/content/pages/blocks/team'
import { CatalogueSection } from '@/features/shop/browse/blocks/catalogue'
import { ProductListSection } from '@/features/shop/browse/blocks/product-list'
import { ShopServices } from '@/features/shop/browse/blocks/shop-services'
import { getProducts } from '@/features/shop/goods/data'
import { Countdown } from '@/features/site/launch/blocks/countdown'
import { EmbedSection } from '@/features/site/privacy/blocks/embed'
import type { BlockComponents, BlockProps } from '@/lib/block-types'
import { ProductSections } from './product-sections'

export const blockComponents: BlockComponents = {
  accordion: Accordion,
  'brochure-list': BrochureList,
  'call-to-action': CallToAction,
  cards: Cards,
  carousel: CarouselSlides,
  catalogue: CatalogueSection,
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
  post: PostListSection,
  'post-list': PostList,
  'pricing-table': PricingTable,
  product: ProductBlockSection,
  'product-list': ProductListSection,
  'retailer-list': RetailerList,
  'rich-text': RichTextSection,
  'shop-services': ShopServices,
  statistics: Statistics,
  tabs: Tabs,
  team: Team,
  testimonials: Testimonials,
  timeline: Timeline,
}

async function ProductBlockSection({ block, locale, top, fallback }: BlockProps<ProductBlock>) {
  const chosen = typeof block.product === 'string' ? block.product : block.product?.id
  const [product] = await getProducts(locale, chosen ? [chosen] : 'newest', 1)
  if (!product) return fallback
  return <ProductSections product={product} layout={block.layout} locale={locale} place={top ? 'top' : 'part'} />
}
