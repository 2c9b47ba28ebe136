import type { GroupField } from 'payload'
import { fieldLabel } from '../labels'

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
