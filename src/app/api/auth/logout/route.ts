import { endOwnSession } from '@/features/auth/end-session'
import { formRoute } from '@/lib/forms/form-route'
import { cmsSystem } from '@/server/cms'

/**
 * Ends the cookie's session; `scope` is local, global or others. The body's `session` is ignored: only the cookie
 * proves one.
 */
export const POST = formRoute(async (body) => endOwnSession(await cmsSystem(), body.scope))
