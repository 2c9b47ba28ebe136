import { neededWords, rows, words } from './fields'
import { sectionBlock } from './page-block'

export const statistics = sectionBlock('statistics', [
  rows('items', [neededWords('value'), neededWords('label'), words('note')], { max: 8 }),
])
