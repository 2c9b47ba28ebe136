import { logout } from '@/features/account/auth/end-session'
import { formRoute } from '@/lib/forms/form-route'
import { cmsSystem } from '@/server/cms'

/**
 * Ends the session of the cookie, if there is one; `scope` is local, global or others. The `session` in the body (expiry and
 * type) is not needed: only the cookie proves one.
 */
export const POST = formRoute(async (body) => logout(await cmsSystem(), body.scope))
