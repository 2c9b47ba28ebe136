import type { SelectField } from 'payload'
import { frameStyles, productLayouts } from '@/domain/layouts'
import { fieldLabel, optionLabel, productLayoutLabel } from '../labels'

export const productLayoutField: SelectField = {
  name: 'layout',
  type: 'select',
  label: fieldLabel('productLayout'),
  required: true,
  defaultValue: productLayouts[0],
  options: productLayouts.map((value) => ({ value, label: productLayoutLabel(value) })),
}

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
