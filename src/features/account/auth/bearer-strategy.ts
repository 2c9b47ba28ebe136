import type { AuthStrategy } from 'payload'

/**
 * Payload's own API accepts a customer by `Authorization: Bearer` with a token of the auth server, never by cookie, so
 * that no page can be tricked into sending it. Everything else is left to the strategies that follow.
 */
export const customerBearer: AuthStrategy = {
  name: 'customer-bearer',
  authenticate: async ({ headers }) => {
    const token = headers.get('authorization')?.match(/^Bearer (\S+)$/)?.[1]
    if (!token) return { user: null }
    // Imported lazily: these modules import the configuration that contains this strategy.
    const [{ verifiedClaims }, { getAuthState }, { createSessionlessAuthClient }] = await Promise.all([
      import('./claims'),
      import('./auth-state'),
      import('@/server/supabase'),
    ])
    const standing = await getAuthState(await verifiedClaims(createSessionlessAuthClient(), token), headers)
    return { user: standing.state === 'in' ? { ...standing.customer, collection: 'customers' } : null }
  },
}
