import { choice, neededWords, richText, rows } from './fields'
import { sectionBlock } from './page-block'

export const accordion = sectionBlock('accordion', [
  choice('columns', ['columns1', 'columns2']),
  rows('items', [neededWords('question'), richText('answer')], { max: 40 }),
])
