import type { CollectionConfig } from 'payload'
import { admin, adminField } from '../access/admin'
import { ownStaffAccount } from '../access/own-account'
import { languageOptions } from '../fields/languages'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, hint, optionLabel } from '../labels'
import { auditPassword, auditUserChange, auditUserDeletion } from './hooks/audit'
import { keepLastAdmin, keepOneAdmin } from './hooks/keep-one-admin'

/** Staff: editors write content, admins also manage people, settings and imports of prices. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: collectionLabels('users'),
  admin: { useAsTitle: 'email', group: groupLabel('people'), defaultColumns: ['email', 'name', 'role'] },
  // Payload's own lock lets anybody lock a colleague out; features/auth/staff-hooks.ts counts in its place.
  auth: { maxLoginAttempts: 0, useSessions: true },
  access: {
    // Also whoever still has to set up a second factor: nothing but the own account opens.
    admin: ({ req }) => req.user?.collection === 'users',
    create: admin,
    read: ownStaffAccount,
    update: ownStaffAccount,
    delete: admin,
    unlock: admin,
  },
  hooks: {
    beforeChange: [keepOneAdmin, auditPassword],
    afterChange: [auditUserChange],
    beforeDelete: [keepLastAdmin],
    afterDelete: [auditUserDeletion],
  },
  // Payload lets anybody make the first account; ours are made by the seed or an admin.
  endpoints: [{ path: '/first-register', method: 'post', handler: () => new Response(null, { status: 404 }) }],
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), maxLength: 120 },
    // Nobody checks an address here, and an admin of the auth server is linked to the account that has theirs.
    { name: 'email', type: 'email', label: fieldLabel('email'), required: true, access: { update: adminField } },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: fieldLabel('currentPassword'),
      admin: {
        description: hint('currentPassword'),
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '@/admin/staff/current-password-field#CurrentPasswordField' },
      },
    },
    {
      name: 'role',
      type: 'select',
      label: fieldLabel('role'),
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: adminField, update: adminField },
      options: [
        { value: 'admin', label: optionLabel('admin') },
        { value: 'editor', label: optionLabel('editor') },
      ],
    },
    {
      name: 'secondFactorPanel',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/staff/second-factor-panel#SecondFactorPanel' },
      },
    },
    {
      name: 'sessionsPanel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/staff/sessions-panel#SessionsPanel' } },
    },
    ...writtenBySystem([
      // What protects the account besides its password; read with it by features/auth/staff/factor-status.ts.
      {
        name: 'secondFactor',
        type: 'select',
        virtual: true,
        label: fieldLabel('secondFactor'),
        options: [
          { value: 'app', label: optionLabel('factorApp') },
          { value: 'site', label: optionLabel('factorSite') },
        ],
        admin: { hidden: true },
      },
      // In which they last signed in, for the mails about their account.
      {
        name: 'language',
        type: 'select',
        label: fieldLabel('language'),
        options: languageOptions,
        admin: { hidden: true },
      },
      { name: 'recoveryCodesLeft', type: 'number', virtual: true, admin: { hidden: true } },
      { name: 'owesSecondFactor', type: 'checkbox', virtual: true, admin: { hidden: true } },
      {
        name: 'supabaseId',
        type: 'text',
        label: fieldLabel('supabaseId'),
        unique: true,
        index: true,
        admin: { readOnly: true, condition: (data) => Boolean(data.supabaseId) },
      },
    ]),
  ],
}
