import type { SelectField } from 'payload'
import { fieldLabel, optionLabel } from '../labels'

/** Whether a term is a category, of which there are few, or a tag, of which there are many. */
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
