import type { GlobalConfig } from 'payload'
import { anyone, staff } from '../access/roles'
import { menuLinkFields } from '../fields/menu-link'
import { invalidateGlobal } from '../hooks/invalidate-on-change'
import { fieldLabel, globalLabel, groupLabel, oneOpenRow, rowLabel } from '../labels'
import { auditGlobalChange } from '../staff/audit-log'

const linkRows = { singular: fieldLabel('link'), plural: fieldLabel('links') }
const folded = (name: 'link' | 'column') => ({
  initCollapsed: true,
  components: { RowLabel: rowLabel(name), beforeInput: [oneOpenRow] },
})

export const Menus: GlobalConfig = {
  slug: 'menus',
  label: globalLabel('menus'),
  admin: { group: groupLabel('site') },
  access: { read: anyone, update: staff },
  hooks: { afterChange: [invalidateGlobal('menus'), auditGlobalChange] },
  versions: false,
  fields: [
    {
      name: 'header',
      type: 'array',
      label: fieldLabel('header'),
      labels: linkRows,
      admin: folded('link'),
      maxRows: 10,
      fields: [
        ...menuLinkFields,
        {
          name: 'links',
          type: 'array',
          label: fieldLabel('links'),
          labels: linkRows,
          admin: folded('link'),
          maxRows: 6,
          fields: menuLinkFields,
        },
      ],
    },
    {
      name: 'footer',
      type: 'array',
      label: fieldLabel('footer'),
      labels: { singular: fieldLabel('column'), plural: fieldLabel('footer') },
      admin: folded('column'),
      maxRows: 5,
      fields: [
        { name: 'title', type: 'text', label: fieldLabel('title'), localized: true, required: true, maxLength: 60 },
        {
          name: 'links',
          type: 'array',
          label: fieldLabel('links'),
          labels: linkRows,
          admin: folded('link'),
          maxRows: 10,
          fields: menuLinkFields,
        },
      ],
    },
  ],
}
