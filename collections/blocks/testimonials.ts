import { choice, lines, neededWords, picture, rows, words } from './fields'
import { sectionBlock } from './page-block'

export const testimonials = sectionBlock('testimonials', [
  choice('look', ['lookGrid', 'lookSingle']),
  rows('quotes', [lines('quote'), neededWords('name'), words('role'), picture()]),
])
