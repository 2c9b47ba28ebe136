import { sectionBlock } from './page-block'
import { works } from './works'

export const portfolioThumbsSlider = sectionBlock('portfolio-thumbs-slider', [works])
