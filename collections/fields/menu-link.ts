import type { Field, TextFieldSingleValidation } from 'payload'
import { defaultLocale } from '@/i18n/routing'
import { isTargetAddress } from '../content/redirect-rows'
import { problem } from '../document-endpoint'
import { fieldLabel, hint } from '../labels'

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

export const menuLinkFields: Field[] = [
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
