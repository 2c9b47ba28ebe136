import { embedOf } from '@/domain/embed'
import { checkedText } from '../fields/checked-text'
import { fieldLabel, hint } from '../labels'
import { neededWords, words } from './fields'
import { sectionBlock } from './page-block'

/** A video or a map from another site; nothing is requested from it until the visitor agrees. */
export const embed = sectionBlock('embed', [
  neededWords('title'),
  {
    name: 'address',
    type: 'text',
    label: fieldLabel('embedAddress'),
    required: true,
    maxLength: 500,
    admin: { description: hint('embedAddress') },
    validate: checkedText((text) => embedOf(text) !== null, 'embedAddress'),
  },
  words('caption'),
])
