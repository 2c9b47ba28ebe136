import { aboutMe } from './about-me'
import { aboutUs } from './about-us'
import { bannerLarge } from './banner-large'
import { bannerMedium } from './banner-medium'
import { bannerSmall } from './banner-small'
import { bannerWithBgColor } from './banner-with-bg-color'
import { bannerWithImage } from './banner-with-image'
import { bannerWithKanbern } from './banner-with-kanbern'
import { bannerWithVideo } from './banner-with-video'
import { blogPages } from './blog-pages'
import { carouselShowcase } from './carousel-showcase'
import { cobbleStyle1 } from './cobble-style-1'
import { cobbleStyle2 } from './cobble-style-2'
import { collageStyle1 } from './collage-style-1'
import { collageStyle2 } from './collage-style-2'
import { comingSoon } from './coming-soon'
import { contactUsOne } from './contact-us-1'
import { contactUsTwo } from './contact-us-2'
import { contactUsThree } from './contact-us-3'
import { faqs1 } from './faqs-1'
import { faqs2 } from './faqs-2'
import { framePages } from './frame-pages'
import { masonryGrid } from './masonry-grid'
import { ourTeam } from './our-team'
import { portfolioDetails1 } from './portfolio-details-1'
import { portfolioDetails2 } from './portfolio-details-2'
import { portfolioDetails3 } from './portfolio-details-3'
import { portfolioDetails4 } from './portfolio-details-4'
import { portfolioDetails5 } from './portfolio-details-5'
import { portfolioFilmStrip } from './portfolio-film-strip'
import { portfolioSplitSlider } from './portfolio-split-slider'
import { portfolioThumbsSlider } from './portfolio-thumbs-slider'
import { portfolioTiles } from './portfolio-tiles'
import { pricingTable } from './pricing-table'
import { productPages } from './product-pages'
import { shopCatalogues } from './shop-catalogues'
import type { PageSeed } from './types'
import { whatWeDo } from './what-we-do'

export const pages: PageSeed[] = [
  aboutMe,
  aboutUs,
  bannerLarge,
  bannerMedium,
  bannerSmall,
  bannerWithBgColor,
  bannerWithImage,
  bannerWithKanbern,
  bannerWithVideo,
  carouselShowcase,
  cobbleStyle1,
  cobbleStyle2,
  collageStyle1,
  collageStyle2,
  faqs1,
  faqs2,
  masonryGrid,
  ourTeam,
  portfolioDetails1,
  portfolioDetails2,
  portfolioDetails3,
  portfolioDetails4,
  portfolioDetails5,
  portfolioFilmStrip,
  portfolioSplitSlider,
  portfolioThumbsSlider,
  portfolioTiles,
  pricingTable,
  whatWeDo,
  ...framePages,
  ...blogPages,
  ...shopCatalogues,
  ...productPages,
  comingSoon,
  contactUsOne,
  contactUsTwo,
  contactUsThree,
]
