import { expect, it } from 'vitest'
import { authServer } from '../auth-server/auth-server'

const server = await authServer()

it('refuses a token that is signed rightly and names another issuer', async () => {
  Object.assign(process.env, server.environment(), { SUPABASE_ISSUER: 'https://other.example/auth/v1' })
  const [{ verifiedClaims }, { createSessionlessAuthClient }] = await Promise.all([
    import('@/features/auth/auth-server'),
    import('@/server/supabase'),
  ])
  const { session } = await server.signedIn()
  expect(await verifiedClaims(createSessionlessAuthClient(), session.access_token)).toBeNull()
})
