import type { SelectField } from 'payload'
import { fieldLabel, optionLabel } from '../labels'

/** Whether a term is one of few places in which things stand, or one of many words about them. */
export const termKindField: SelectField = {
  name: 'kind',
  type: 'select',
  label: fieldLabel('kind'),
  required: true,
  defaultValue: 'category',
  options: [
    { value: 'category', label: optionLabel('termCategory') },
    { value: 'tag', label: optionLabel('termTag') },
  ],
  admin: { position: 'sidebar' },
}
