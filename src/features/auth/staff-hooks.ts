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
 * How often a password may be tried: at one address, at one account from there, and at one account from all devices that
 * it has never been used on. Nobody can lock a colleague out with it.
 */
const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const login = loginSchema.safeParse(args)
  if (operation !== 'login' || req.payloadAPI !== 'REST' || !login.success) return args
  // Loaded when needed: the configuration that holds this hook is what these modules open the CMS with.
  const { attemptFailed, mayTry } = await import('./attempts')
  const attempt = await attemptOf(req, login.data.data.email)
  if (!(await mayTry(attempt))) {
    throw new APIError(problem('tooManyAttempts', req.i18n.language), 429, undefined, true)
  }
  // Payload says nothing of a wrong password: an attempt counts as one until it succeeds.
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
  const [{ clientAddress }, { deviceCookie, isMarkedFor }] = await Promise.all([
    import('./client-address'),
    import('./known-device'),
  ])
  const account = `staff ${email.trim().toLowerCase()}`
  const knownDevice = isMarkedFor(account, parseCookies(headers).get(deviceCookie))
  return { address: clientAddress(headers), account, knownDevice }
}

/** Whoever leaves the CMS leaves the site as well: one sign-in, one way out. */
const leaveSite: CollectionAfterLogoutHook = async ({ req }) => {
  const [{ hintCookie }, { logout }] = await Promise.all([import('@/server/supabase'), import('./logout')])
  if (parseCookies(req.headers).has(hintCookie)) await logout('local')
}

/** Joined to the accounts of the staff in payload.config.ts. */
export const staffHooks = {
  beforeOperation: [limitSignIn],
  afterLogin: [rememberSignIn],
  afterLogout: [leaveSite],
} satisfies CollectionConfig['hooks']
