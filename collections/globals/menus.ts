import type { Field, GlobalConfig, TextFieldSingleValidation } from 'payload'
import { defaultLocale } from '@/i18n/routing'
import { anyone, staff } from '../access/roles'
import { isTargetAddress } from '../content/redirect-rows'
import { problem } from '../document-endpoint'
import { invalidateGlobal } from '../hooks/invalidate-on-change'
import { fieldLabel, globalLabel, groupLabel, hint, oneOpenRow, rowLabel } from '../labels'
import { auditGlobalChange } from '../staff/audit-log'

type Link = { document?: unknown }

const isEmpty = (document: unknown) => document === null || document === undefined

const validateLabel: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { document }: Link = siblingData
  if (value || !isEmpty(document) || req.locale !== defaultLocale) return true
  return problem('menuLabel', req.i18n.language)
}

const validateTarget: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { document }: Link = siblingData
  return (value ? isTargetAddress(value) : !isEmpty(document)) || problem('target', req.i18n.language)
}

const menuLinkFields: Field[] = [
  {
    name: 'label',
    type: 'text',
    label: fieldLabel('label'),
    localized: true,
    maxLength: 60,
    admin: { description: hint('menuLabel') },
    validate: validateLabel,
  },
  {
    name: 'document',
    type: 'relationship',
    relationTo: ['pages', 'posts', 'categories', 'retailers', 'brochures'],
    label: fieldLabel('document'),
    // Payload stores relations by row position: an undefined value would inherit the relation of the row that stood
    // there before.
    hooks: { beforeChange: [({ value }) => value ?? null] },
  },
  {
    name: 'to',
    type: 'text',
    label: fieldLabel('to'),
    maxLength: 300,
    admin: { description: hint('redirectTo') },
    validate: validateTarget,
  },
]

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
