import type { Context } from 'hono'
import type { AuthServer } from '../auth-server'
import { Problem } from '../problem'
import type { Session, User } from '../records'

/** `UserAuth`. @throws Problem no_authorization, bad_jwt, user_not_found or session_not_found */
export async function currentUser(c: Context, server: AuthServer): Promise<{ user: User; session: Session }> {
  const { sub = '', session_id } = await server.keys.verify(bearer(c), server.now())
  const user = server.store.users.find(sub)
  if (!user) throw new Problem(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = server.store.sessions.find(String(session_id))
  if (!session) throw new Problem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, session }
}

/** `AdminAuth`. @throws Problem no_authorization, bad_jwt or not_admin */
export async function requireAdmin(c: Context, server: AuthServer): Promise<void> {
  const token = bearer(c)
  if (token === server.options.secretKey) return
  await server.keys.verify(token, server.now())
  throw new Problem(403, 'not_admin', 'User not allowed')
}

function bearer(c: Context): string {
  const token = c.req.header('authorization')?.match(/^Bearer (.+)$/i)?.[1]
  if (token) return token
  throw new Problem(401, 'no_authorization', 'This endpoint requires a Bearer token')
}
