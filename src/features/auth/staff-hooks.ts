import { problem } from '@collections/problems'
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  generateCookie,
  type PayloadRequest,
  parseCookies,
} from 'payload'
import { z } from 'zod'

const loginSchema = z.object({ data: z.object({ email: z.string() }) })

/**
 * Limits sign-in attempts: per address, per account and address, and per account from all devices that it has never been used
 * on. Nobody can lock out a colleague.
 */
const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const login = loginSchema.safeParse(args)
  if (operation !== 'login' || req.payloadAPI !== 'REST' || !login.success) return args
  // Imported lazily: these modules import the configuration that contains this hook.
  const { attemptFailed, mayTry } = await import('./attempts')
  const attempt = await attemptOf(req, login.data.data.email)
  if (!(await mayTry(attempt))) {
    throw new APIError(problem('tooManyAttempts', req.i18n.language), 429, undefined, true)
  }
  // Payload has no hook for a wrong password: an attempt counts as failed until it succeeds.
  await attemptFailed(attempt)
  return args
}

const rememberSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI !== 'REST') return user
  const [{ attemptSucceeded }, { deviceCookie, deviceCookieFor }] = await Promise.all([
    import('./attempts'),
    import('./known-device'),
  ])
  const attempt = await attemptOf(req, user.email)
  await attemptSucceeded(attempt)
  const cookie = deviceCookieFor(attempt.account, parseCookies(req.headers).get(deviceCookie))
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append(
    'Set-Cookie',
    generateCookie<false>({ ...cookie, sameSite: 'Lax', returnCookieAsObject: false }),
  )
  return user
}

/** Colleagues and customers are counted apart. */
async function attemptOf({ headers }: PayloadRequest, email: string) {
  const [{ clientNetwork }, { deviceCookie, isMarkedFor }] = await Promise.all([
    import('./client-address'),
    import('./known-device'),
  ])
  const account = `staff ${email.trim().toLowerCase()}`
  const knownDevice = isMarkedFor(account, parseCookies(headers).get(deviceCookie))
  return { network: clientNetwork(headers), account, knownDevice }
}

/** Whoever leaves the CMS leaves the site as well: one sign-in, one way out. */
const leaveSite: CollectionAfterLogoutHook = async ({ req }) => {
  const [{ hintCookie }, { logout }] = await Promise.all([import('@/server/supabase'), import('./logout')])
  if (parseCookies(req.headers).has(hintCookie)) await logout('local')
}

/** Added to the staff collection in payload.config.ts. */
export const staffHooks = {
  beforeOperation: [limitSignIn],
  afterLogin: [rememberSignIn],
  afterLogout: [leaveSite],
} satisfies CollectionConfig['hooks']
