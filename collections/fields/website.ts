import type { TextField } from 'payload'
import { fieldLabel } from '../labels'
import { checkedText } from './checked-text'

const isWebAddress = (text: string) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

export const websiteField: TextField = {
  name: 'website',
  type: 'text',
  label: fieldLabel('website'),
  validate: checkedText(isWebAddress, 'website'),
}
