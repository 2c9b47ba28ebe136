import type { SelectField } from 'payload'
import { frameStyles } from '@/domain/frame'
import { fieldLabel, optionLabel } from '../labels'

/** Which of the seven headers a page has. */
export const headerStyleField = {
  name: 'headerStyle',
  type: 'select',
  label: fieldLabel('headerStyle'),
  options: frameStyles.map((style) => ({ value: style, label: optionLabel(`header${style}`) })),
} satisfies SelectField

/** Which of the seven footers a page has. */
export const footerStyleField = {
  name: 'footerStyle',
  type: 'select',
  label: fieldLabel('footerStyle'),
  options: frameStyles.map((style) => ({ value: style, label: optionLabel(`footer${style}`) })),
} satisfies SelectField
