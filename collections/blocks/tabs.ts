import { neededWords, picture, richText, rows } from './fields'
import { sectionBlock } from './page-block'

export const tabs = sectionBlock('tabs', [
  rows('items', [neededWords('label'), picture(), richText('body')], { min: 2, max: 8 }),
])
