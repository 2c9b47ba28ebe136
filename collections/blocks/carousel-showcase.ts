import { flag } from './fields'
import { sectionBlock } from './page-block'
import { slides } from './slides'

/** The slide in the middle is large, its neighbours look in from the sides. */
export const carouselShowcase = sectionBlock('carousel-showcase', [slides, flag('autoplay', true)])
