import { coordinate, lines, neededWords, rows, target } from './fields'
import { sectionBlock } from './page-block'

/** Places on a drawn map of the country: nothing is asked of anybody else. */
export const map = sectionBlock('map', [
  rows('places', [neededWords('name'), lines('text'), coordinate('latitude'), coordinate('longitude'), target]),
])
