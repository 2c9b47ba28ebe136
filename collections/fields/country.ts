import type { TextField } from 'payload'
import { isCountryCode } from '@/domain/country'
import { fieldLabel } from '../labels'
import { checkedText } from './checked-text'

/** ISO 3166-1 alpha-2, in capital letters: `BG`. */
export const countryField: TextField = {
  name: 'country',
  type: 'text',
  label: fieldLabel('country'),
  required: true,
  defaultValue: 'BG',
  validate: checkedText(isCountryCode, 'country'),
}
