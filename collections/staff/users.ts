import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { admin, adminField, ownStaffAccount } from '../access/roles'
import { problem } from '../document-endpoint'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, hint, languageOptions, optionLabel } from '../labels'
import { auditPassword, auditUserChange, auditUserDeletion } from './audit-log'

const { users } = tables

/** Serialises removals, so that two admins cannot remove each other at the same time. */
async function requireOtherAdmin(req: PayloadRequest, id: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('the last admin'))`)
  const { rows } = await database.execute(sql`
    select 1 from ${users} where ${users.role} = 'admin' and ${users.id} <> ${id} limit 1`)
  if (rows.length === 0) throw new APIError(problem('lastAdmin', req.i18n.language), 400, undefined, true)
}

const keepOneAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stops = originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin'
  if (stops) await requireOtherAdmin(req, originalDoc.id)
  return data
}

const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireOtherAdmin(req, String(id))
}

export const Users: CollectionConfig = {
  slug: 'users',
  labels: collectionLabels('users'),
  admin: { useAsTitle: 'email', group: groupLabel('people'), defaultColumns: ['email', 'name', 'role'] },
  // Payload's own lock would let anybody lock a colleague out; features/auth/staff-hooks.ts counts failures instead.
  auth: { maxLoginAttempts: 0, useSessions: true },
  access: {
    // Also staff that still have to set up a second factor; only their own account opens.
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
  // Payload lets anybody create the first account; ours are created by the seed or an admin.
  endpoints: [{ path: '/first-register', method: 'post', handler: () => new Response(null, { status: 404 }) }],
  versions: false,
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), maxLength: 120 },
    // Admin only: addresses are not verified here, and an admin of the auth server is linked to the account with the
    // same address.
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
      name: 'handlesOrders',
      type: 'checkbox',
      label: fieldLabel('handlesOrders'),
      defaultValue: false,
      access: { create: adminField, update: adminField },
      admin: { description: hint('handlesOrders'), condition: (data) => data.role !== 'admin' },
    },
    {
      name: 'invitationPanel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/staff/account-panels#InvitationPanel' } },
    },
    {
      name: 'secondFactorPanel',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/staff/account-panels#SecondFactorPanel' },
      },
    },
    {
      name: 'sessionsPanel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/staff/account-panels#SessionsPanel' } },
    },
    ...writtenBySystem([
      // Read together with the password by features/auth/staff/factor-status.ts.
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
      // Language of the last sign-in, for mails about the account.
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
