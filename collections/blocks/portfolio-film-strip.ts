import { sectionBlock } from './page-block'
import { works } from './works'

export const portfolioFilmStrip = sectionBlock('portfolio-film-strip', [works])
