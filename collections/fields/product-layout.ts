import type { SelectField } from 'payload'
import { productLayouts } from '@/domain/product-layout'
import { fieldLabel, productLayoutLabel } from '../labels'

export const productLayoutField: SelectField = {
  name: 'layout',
  type: 'select',
  label: fieldLabel('productLayout'),
  required: true,
  defaultValue: productLayouts[0],
  options: productLayouts.map((value) => ({ value, label: productLayoutLabel(value) })),
}
