import { sectionBlock } from './page-block'
import { works } from './works'

export const portfolioTiles = sectionBlock('portfolio-tiles', [works])
