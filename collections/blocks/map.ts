import { coordinate, lines, neededWords, rows, target } from './fields'
import { sectionBlock } from './page-block'

/** Places on a drawn map of the country; no third party is contacted. */
export const map = sectionBlock('map', [
  rows('places', [neededWords('name'), lines('text'), coordinate('latitude'), coordinate('longitude'), target]),
])
