import type { Field, SelectField } from 'payload'
import { fieldLabel, hint, optionLabel } from '../labels'

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

/** How a page or post is called, and what lists and search engines say of it. */
export const titleAndSummary: Field[] = [
  { name: 'title', type: 'text', label: fieldLabel('title'), localized: true, required: true, maxLength: 120 },
  {
    name: 'summary',
    type: 'textarea',
    label: fieldLabel('summary'),
    localized: true,
    maxLength: 300,
    admin: { description: hint('pageSummary') },
  },
]
