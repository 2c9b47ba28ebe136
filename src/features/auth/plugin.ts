import { customersAuth } from '@collections/customers/customers'
import { AuditLog } from '@collections/staff/audit-log'
import { Users } from '@collections/staff/users'
import { addEndpoints, type CmsArea } from '@/server/cms-area'
import { staffEndpoints } from './staff/factor-endpoints'
import { inviteNewStaff } from './staff/invitations'
import { notifyOwner } from './staff/notices'
import { noteAuditOrigin } from './staff/sessions'
import { customerBearer, staffHooks } from './staff-hooks'

export const authPlugin: CmsArea = {
  collections: [Users, AuditLog],
  views: {
    login: { Component: '@/admin/staff/login-view#LoginView' },
    createFirstUser: { Component: '@/admin/staff/no-account-view#NoAccountView' },
  },
  changes: {
    users: [
      ({ hooks, ...users }) => ({
        ...users,
        hooks: { ...hooks, ...staffHooks, afterChange: [...(hooks?.afterChange ?? []), inviteNewStaff] },
      }),
      addEndpoints(staffEndpoints),
    ],
    customers: [(customers) => ({ ...customers, auth: { ...customersAuth, strategies: [customerBearer] } })],
    'audit-log': [
      (entries) => ({ ...entries, hooks: { beforeChange: [noteAuditOrigin], afterChange: [notifyOwner] } }),
    ],
  },
}
