import { refusedFields } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { decodeJwt } from 'jose'
import {
  AuthenticationError,
  type AuthStrategy,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  generateCookie,
  type PayloadRequest,
  parseCookies,
} from 'payload'
import { z } from 'zod'
import { languageOf, translatorFor } from '@/i18n/translator'
import { transactionOf } from '@/server/db/transaction'
import { hiddenKey, takePoint } from '@/server/rate-limit'
import { createSessionlessAuthClient, hintCookie } from '@/server/supabase'
import { verifiedClaims } from './auth-server'
import { getAuthState } from './auth-state'
import { endOwnSession } from './end-session'
import { deviceCookie, deviceCookieFor, giveBackAttempt } from './sign-in-limits'
import { deviceName } from './sign-ins'
import { lockAtLogout, lockAtRefresh, lockForSignIn } from './staff/account-lock'
import { refusalIn, requireCode, showFactor } from './staff/factor-status'
import { notifyStaff } from './staff/notices'
import {
  attemptOf,
  attemptSucceeded,
  beginAttempt,
  isResetByMail,
  passwordMatches,
  requireProof,
} from './staff/password-reset'
import { endInTime, saveLanguage } from './staff/sessions'
import { passwordProblem } from './typed-credentials'

const changes = z.object({
  password: z.string().max(1000).nullish(),
  email: z.string().optional(),
  name: z.string().nullish(),
  currentPassword: z.string().max(1000).nullish(),
})

/** Rules for staff passwords. Staff who change their own password or address must prove who they are. */
const checkPasswordAndProof: CollectionBeforeValidateHook = async ({ data = {}, originalDoc, req }) => {
  const { currentPassword: _, ...rest } = data
  const { password, email, name, currentPassword } = changes.parse(data)
  const words = [email ?? originalDoc?.email, name ?? originalDoc?.name].filter((word) => typeof word === 'string')
  if (password) requireGoodPassword(req, password, words)
  const { user } = req
  const isOwn = user?.collection === 'users' && user.id === originalDoc?.id && !isResetByMail(req)
  const changesEmail = email !== undefined && email.trim().toLowerCase() !== originalDoc?.email
  if (isOwn && (password || changesEmail)) await requireProof(req, user, currentPassword ?? undefined)
  return rest
}

function requireGoodPassword(req: PayloadRequest, password: string, ownWords: string[]): void {
  const found = passwordProblem(password, ownWords)
  if (!found) return
  const t = translatorFor(languageOf(req.i18n), 'form.problems')
  const message = t(found.code)
  throw refusedFields(req, 'users', [{ path: 'password', message }])
}

/**
 * Payload's API accepts a customer by `Authorization: Bearer` with a token of the auth server, never by cookie, so that
 * no page can be tricked into sending it. Everything else is left to the strategies that follow.
 */
export const customerBearer: AuthStrategy = {
  name: 'customer-bearer',
  authenticate: async ({ headers, payload }) => {
    const token = headers.get('authorization')?.match(/^Bearer (\S+)$/)?.[1]
    if (!token) return { user: null }
    const authState = await getAuthState(payload, await verifiedClaims(createSessionlessAuthClient(), token), headers)
    return { user: authState.state === 'in' ? { ...authState.customer, collection: 'customers' } : null }
  },
}

const loginSchema = z.object({ data: z.object({ email: z.string(), password: z.string() }) })
const typedEmail = z.object({ email: z.string() })
const found = z
  .object({ id: z.string(), email: z.string(), hash: z.string().nullish(), salt: z.string().nullish() })
  .nullish()

/**
 * Limits sign-in attempts per address, per account and address, and per account from all unknown devices, so that
 * nobody can lock out a colleague. The password is checked before Payload does so again with the account locked; it is
 * hashed for unknown accounts too, which keeps the response time the same.
 */
const beginSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const login = loginSchema.safeParse(args)
  if (operation !== 'login' || req.payloadAPI !== 'REST' || !login.success) return args
  const { email, password } = login.data.data
  // Payload has no hook for a wrong password: an attempt counts as failed until it succeeds.
  await beginAttempt(req, email)
  const account = await accountWith(req, email)
  if (!(await passwordMatches(account, password))) throw new AuthenticationError(req.t)
  if (account) await lockForSignIn(req, account.id)
  return args
}

const rememberSignIn: CollectionAfterLoginHook = async ({ req, token, user }) => {
  await writeAuditEntry(req, {
    action: 'user.signed-in',
    target: `users ${user.id}`,
    details: { session: decodeJwt(token).sid, device: deviceName(req.headers?.get('user-agent') ?? '') },
    actor: { actor: user.email, actorId: user.id },
  })
  if (req.payloadAPI !== 'REST') return user
  await saveLanguage(await transactionOf(req), user.id, req.i18n.language)
  const attempt = attemptOf(req, user.email)
  await attemptSucceeded(req, attempt)
  if (!attempt.knownDevice) await notifyStaff(req, user.id, 'device')
  const cookie = deviceCookieFor(attempt.account, parseCookies(req.headers).get(deviceCookie))
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append(
    'Set-Cookie',
    generateCookie<false>({ ...cookie, sameSite: 'Lax', returnCookieAsObject: false }),
  )
  return user
}

/** An address without an account may be anybody's and is not recorded. A limit keeps the log from being flooded. */
const recordFailedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const typed = typedEmail.safeParse(req.data)
  // The password was right and no code was given yet: the form asks for the code, and the attempt goes on.
  const goesOn = ['code-needed', 'site-only'].includes(refusalIn(error) ?? '')
  if (goesOn && typed.success) await giveBackAttempt(req.payload, attemptOf(req, typed.data.email))
  const failed = error instanceof AuthenticationError || refusalIn(error) === 'code-wrong'
  if (!failed || !typed.success) return
  const account = await accountWith(req, typed.data.email)
  const key = hiddenKey(account?.id ?? 'unknown')
  if (!(await takePoint(req.payload, { name: 'staff-failed-sign-ins', points: 30, seconds: 60 * 60 }, key))) return
  const target = account ? `users ${account.id}` : 'users'
  await writeAuditEntry(req, { action: 'user.sign-in-failed', target, details: { email: account?.email ?? null } })
}

async function accountWith(req: PayloadRequest, email: string) {
  const where = { email: { equals: email.trim().toLowerCase() } }
  return found.parse(await req.payload.db.findOne({ collection: 'users', where, req }))
}

/** Signing out of the CMS also signs out of the site. */
const leaveSite: CollectionAfterLogoutHook = async ({ req }) => {
  if (parseCookies(req.headers).has(hintCookie)) await endOwnSession(req.payload, 'local')
}

export const staffHooks = {
  beforeOperation: [beginSignIn, lockAtRefresh],
  beforeValidate: [checkPasswordAndProof],
  afterRead: [showFactor],
  beforeLogin: [requireCode],
  afterError: [recordFailedSignIn],
  afterLogin: [rememberSignIn],
  refresh: [endInTime],
  // `leaveSite` ends sessions in a transaction of its own, which would wait for the lock.
  afterLogout: [leaveSite, lockAtLogout],
} satisfies CollectionConfig['hooks']
