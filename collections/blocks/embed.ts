import { embedOf } from '@/domain/embed'
import { fieldLabel, hint } from '../labels'
import { problem } from '../problems'
import { neededWords, words } from './fields'
import { sectionBlock } from './page-block'

/** A video or a map of another site, which is asked for nothing until the visitor agrees. */
export const embed = sectionBlock('embed', [
  neededWords('title'),
  {
    name: 'address',
    type: 'text',
    label: fieldLabel('embedAddress'),
    required: true,
    maxLength: 500,
    admin: { description: hint('embedAddress') },
    validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
      embedOf(value ?? '') !== null || problem('embedAddress', req.i18n.language),
  },
  words('caption'),
])
