import type { GroupField, TextField } from 'payload'
import { fieldLabel } from '../labels'
import { checkedText } from './checked-text'

const isWebAddress = (text: string) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

export const websiteField: TextField = {
  name: 'website',
  type: 'text',
  label: fieldLabel('website'),
  validate: checkedText(isWebAddress, 'website'),
}

export const contactField: GroupField = {
  name: 'contact',
  type: 'group',
  label: fieldLabel('contact'),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: fieldLabel('email') },
        { name: 'phone', type: 'text', label: fieldLabel('phone'), maxLength: 40 },
      ],
    },
    { name: 'address', type: 'text', label: fieldLabel('address'), maxLength: 200 },
  ],
}
