import { flag, lines, neededWords, rows, target, words } from './fields'
import { sectionBlock } from './page-block'

export const pricingTable = sectionBlock('pricing-table', [
  rows(
    'plans',
    [
      neededWords('name'),
      neededWords('price'),
      words('period'),
      lines('text'),
      rows('features', [neededWords('text'), flag('included', true)], { min: 0, max: 16 }),
      words('label'),
      target,
      flag('highlighted'),
    ],
    { max: 5 },
  ),
  words('closing'),
])
