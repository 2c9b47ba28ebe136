import { customersAuth } from '@collections/customers/customers'
import { addEndpoints, changeCollections } from '@/server/change-collections'
import { staffEndpoints } from './staff/factor-endpoints'
import { inviteNewStaff } from './staff/invitations'
import { notifyOwner } from './staff/notices'
import { noteOrigin } from './staff/sessions'
import { customerBearer, staffHooks } from './staff-hooks'

export const authPlugin = changeCollections({
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
