import { authRoute } from '@/features/auth/auth-route'
import { logout } from '@/features/auth/logout'

/** Ends the session of the cookie, if there is one; `scope` is local, global or others. */
export const POST = authRoute((body) => logout(body.scope))
