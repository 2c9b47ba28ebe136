import type { CheckboxFieldValidation, GlobalConfig } from 'payload'
import { admin, anyone, isStaff, staff } from '../access/roles'
import { problem } from '../document-endpoint'
import { sofiaMoment } from '../fields/calendar-day'
import { websiteField } from '../fields/contact'
import { footerStyleField, headerStyleField } from '../fields/layouts'
import { invalidateGlobal } from '../hooks/invalidate-on-change'
import { fieldLabel, globalLabel, groupLabel, hint } from '../labels'
import { auditGlobalChange } from '../staff/audit-log'

/**
 * An admin without a second factor who requires one would restrict all admins, including themselves, to their own
 * account.
 */
const hasOneOneself: CheckboxFieldValidation = (value, { previousValue, req }) => {
  const { user } = req
  const begins = value === true && previousValue !== true
  if (!begins || user?.collection !== 'users' || user.secondFactor) return true
  return problem('factorFirst', req.i18n.language)
}

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: globalLabel('siteSettings'),
  admin: { group: groupLabel('site') },
  access: { read: anyone, readVersions: staff, update: admin },
  hooks: { afterChange: [invalidateGlobal('site-settings'), auditGlobalChange] },
  versions: false,
  fields: [
    { name: 'tagline', type: 'text', label: fieldLabel('tagline'), localized: true, maxLength: 200 },
    {
      name: 'companyName',
      type: 'text',
      label: fieldLabel('companyName'),
      required: true,
      defaultValue: 'Broshura',
      maxLength: 120,
    },
    { name: 'companyAddress', type: 'text', label: fieldLabel('address'), maxLength: 200 },
    { name: 'contactEmail', type: 'email', label: fieldLabel('email') },
    { name: 'groupName', type: 'text', label: fieldLabel('groupName'), maxLength: 120 },
    { ...websiteField, name: 'groupWebsite', label: fieldLabel('groupWebsite') },
    { ...headerStyleField, required: true, defaultValue: '1' },
    { ...footerStyleField, required: true, defaultValue: '1' },
    {
      name: 'launchAt',
      type: 'date',
      label: fieldLabel('launchAt'),
      admin: { components: { Field: sofiaMoment }, description: hint('launchAt') },
    },
    {
      name: 'requireSecondFactor',
      type: 'checkbox',
      label: fieldLabel('requireSecondFactor'),
      defaultValue: false,
      access: { read: ({ req }) => isStaff(req.user) },
      admin: { description: hint('requireSecondFactor') },
      validate: hasOneOneself,
    },
    { name: 'cities', type: 'text', hasMany: true, label: fieldLabel('cities'), localized: true },
  ],
}
