import type { AuthStrategy } from 'payload'
import { createSessionlessAuthClient } from '@/server/supabase'
import { getAuthState } from './auth-state'
import { verifiedClaims } from './claims'

/**
 * Payload's own API accepts a customer by `Authorization: Bearer` with a token of the auth server, never by cookie, so
 * that no page can be tricked into sending it. Everything else is left to the strategies that follow.
 */
export const customerBearer: AuthStrategy = {
  name: 'customer-bearer',
  authenticate: async ({ headers, payload }) => {
    const token = headers.get('authorization')?.match(/^Bearer (\S+)$/)?.[1]
    if (!token) return { user: null }
    const standing = await getAuthState(payload, await verifiedClaims(createSessionlessAuthClient(), token), headers)
    return { user: standing.state === 'in' ? { ...standing.customer, collection: 'customers' } : null }
  },
}
