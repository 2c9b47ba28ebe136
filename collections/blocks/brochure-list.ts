import { choice, wholeNumber } from './fields'
import { sectionBlock } from './page-block'
import { categoryField, retailerField } from './relations'

/** Brochures as they are today, chosen by a rule. */
export const brochureList = sectionBlock('brochure-list', [
  choice('source', ['sourceEnds', 'sourceNewest', 'sourceUpcoming']),
  choice('look', ['viewShelf', 'viewGrid']),
  categoryField,
  retailerField,
  wholeNumber('limit', { min: 1, max: 24, defaultValue: 12 }),
])
