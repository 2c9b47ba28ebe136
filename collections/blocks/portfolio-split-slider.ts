import { sectionBlock } from './page-block'
import { works } from './works'

export const portfolioSplitSlider = sectionBlock('portfolio-split-slider', [works])
