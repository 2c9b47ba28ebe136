import { lines, neededWords, rows } from './fields'
import { sectionBlock } from './page-block'

export const timeline = sectionBlock('timeline', [
  rows('items', [neededWords('when'), neededWords('heading'), lines('text')]),
])
