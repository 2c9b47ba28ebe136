import { logout } from '@/features/account/auth/logout'
import { formRoute } from '@/lib/forms/form-route'

/** Ends the session of the cookie, if there is one; `scope` is local, global or others. */
export const POST = formRoute((body) => logout(body.scope))
