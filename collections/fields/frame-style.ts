import type { SelectField } from 'payload'
import { frameStyles } from '@/domain/frame'
import { fieldLabel, optionLabel } from '../labels'

export const headerStyleField = {
  name: 'headerStyle',
  type: 'select',
  label: fieldLabel('headerStyle'),
  options: frameStyles.map((style) => ({ value: style, label: optionLabel(`header${style}`) })),
} satisfies SelectField

export const footerStyleField = {
  name: 'footerStyle',
  type: 'select',
  label: fieldLabel('footerStyle'),
  options: frameStyles.map((style) => ({ value: style, label: optionLabel(`footer${style}`) })),
} satisfies SelectField
