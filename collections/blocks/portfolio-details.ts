import { choice, links, neededWords, richText, rows } from './fields'
import { sectionBlock } from './page-block'
import { pictures } from './pictures'

/** One work, told in one of five ways. */
export const portfolioDetails = sectionBlock('portfolio-details', [
  choice('arrangement', ['details1', 'details2', 'details3', 'details4', 'details5']),
  pictures,
  richText('body'),
  rows('facts', [neededWords('label'), neededWords('value')], { min: 0, max: 8 }),
  links(),
])
