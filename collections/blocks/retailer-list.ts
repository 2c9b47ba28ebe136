import { wholeNumber } from './fields'
import { sectionBlock } from './page-block'

export const retailerList = sectionBlock('retailer-list', [wholeNumber('limit', { min: 1, max: 60, defaultValue: 24 })])
