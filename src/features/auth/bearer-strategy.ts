import type { AuthStrategy } from 'payload'

/**
 * Payload's own API accepts a customer by `Authorization: Bearer` with a token of the auth server, never by cookie: no page
 * can be made to send it. Everything else is left to the strategies that follow.
 */
export const customerBearer: AuthStrategy = {
  name: 'customer-bearer',
  authenticate: async ({ headers }) => {
    const token = headers.get('authorization')?.match(/^Bearer (\S+)$/)?.[1]
    if (!token) return { user: null }
    // Loaded when needed: the configuration that holds this strategy is what these modules open the CMS with.
    const [{ verifiedClaims }, { standingOf }, { authDoorWithoutSession }] = await Promise.all([
      import('./claims'),
      import('./standing'),
      import('@/server/supabase'),
    ])
    const standing = await standingOf(await verifiedClaims(authDoorWithoutSession(), token), headers)
    return { user: standing.state === 'in' ? { ...standing.customer, collection: 'customers' } : null }
  },
}
