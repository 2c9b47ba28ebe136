import { customersAuth } from '@collections/customers/customers'
import { addEndpoints, changeCollections } from '@/server/change-collections'
import { staffEndpoints } from './auth/staff/factor-endpoints'
import { inviteNewStaff } from './auth/staff/invitations'
import { notifyOwner } from './auth/staff/notices'
import { noteOrigin } from './auth/staff/sessions'
import { customerBearer, staffHooks } from './auth/staff-hooks'

export const accountPlugin = changeCollections({
  users: [
    ({ hooks, ...users }) => ({
      ...users,
      hooks: { ...hooks, ...staffHooks, afterChange: [...(hooks?.afterChange ?? []), inviteNewStaff] },
    }),
    addEndpoints(staffEndpoints),
  ],
  customers: [(customers) => ({ ...customers, auth: { ...customersAuth, strategies: [customerBearer] } })],
  'audit-log': [(entries) => ({ ...entries, hooks: { beforeChange: [noteOrigin], afterChange: [notifyOwner] } })],
})
