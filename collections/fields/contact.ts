import type { GroupField, TextField } from 'payload'
import { isHttpAddress } from '@/domain/link-target'
import { fieldLabel } from '../labels'
import { checkedText } from './checked-text'

export const websiteField: TextField = {
  name: 'website',
  type: 'text',
  label: fieldLabel('website'),
  validate: checkedText(isHttpAddress, 'website'),
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
