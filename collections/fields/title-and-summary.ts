import type { Field } from 'payload'
import { fieldLabel, hint } from '../labels'

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
