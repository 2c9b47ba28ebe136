import type { CollectionConfig } from 'payload'
import { admin, adminField } from '../access/admin'
import { ownStaffAccount } from '../access/own-account'
import { isStaff } from '../access/staff'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'
import { auditUserChange, auditUserDeletion } from './hooks/audit'

/** Staff: editors write content, admins also manage people, settings and imports of prices. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: collectionLabels('users'),
  admin: { useAsTitle: 'email', group: groupLabel('people'), defaultColumns: ['email', 'name', 'role'] },
  // Payload's own lock lets anybody lock a colleague out; features/auth/staff-hooks.ts counts in its place.
  auth: { maxLoginAttempts: 0, useSessions: true },
  access: {
    admin: ({ req }) => isStaff(req.user),
    create: admin,
    read: ownStaffAccount,
    update: ownStaffAccount,
    delete: admin,
    unlock: admin,
  },
  hooks: { afterChange: [auditUserChange], afterDelete: [auditUserDeletion] },
  // Payload lets anybody make the first account; ours are made by the seed or an admin.
  endpoints: [{ path: '/first-register', method: 'post', handler: () => new Response(null, { status: 404 }) }],
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), maxLength: 120 },
    // Nobody checks an address here, and an admin of the auth server is linked to the account that has theirs.
    { name: 'email', type: 'email', label: fieldLabel('email'), required: true, access: { update: adminField } },
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
    ...writtenBySystem([
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
