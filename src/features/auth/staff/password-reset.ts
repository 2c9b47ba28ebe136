import crypto, { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { bodyOf, invalidField, problem } from '@collections/document-endpoint'
import { sql } from '@payloadcms/db-postgres'
import { APIError, createLocalReq, type Endpoint, type Payload, type PayloadRequest, parseCookies } from 'payload'
import { z } from 'zod'
import { languageOf, translatorFor } from '@/i18n/translator'
import { afterAnswer } from '@/lib/forms/later'
import { typedLine } from '@/lib/forms/problems'
import { composeMail } from '@/lib/mailing/compose-mail'
import { clientNetwork } from '@/server/client-network'
import type { CmsUser } from '@/server/cms-user'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { env } from '@/server/env'
import { queueMail } from '@/server/mail/queue-mail'
import { takeNetworkPoint } from '@/server/network-limit'
import {
  checkMailLimit,
  checkSignInLimit,
  deviceCookie,
  isMarkedFor,
  recordSuccessfulSignIn,
  type SignInAccount,
  type SignInAttempt,
} from '../sign-in-limits'

/** Payload's present password hash, and its former one, which Payload renews at the next sign-in. */
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const former = { prefix: '', iterations: 25_000, bytes: 512 }

interface Hashed {
  hash?: string | null
  salt?: string | null
}

/** Takes the same time without an account, so that the time does not reveal whether it exists. */
export async function passwordMatches(account: Hashed | null | undefined, password: string): Promise<boolean> {
  const { hash, salt } = account ?? {}
  const known = Boolean(hash && salt)
  const { prefix, iterations, bytes } = !hash || hash.startsWith(present.prefix) ? present : former
  const made = await promisify(crypto.pbkdf2)(password, salt || 'no account', iterations, bytes, 'sha256')
  const stored = Buffer.from((hash ?? '').slice(prefix.length), 'hex')
  return known && stored.length === made.length && crypto.timingSafeEqual(stored, made)
}

export function attemptOf({ headers }: PayloadRequest, email: string): SignInAttempt {
  const account: SignInAccount = { kind: 'staff', account: email }
  const knownDevice = isMarkedFor(account, parseCookies(headers).get(deviceCookie))
  return { network: clientNetwork(headers), account, knownDevice }
}

/** @throws when there were too many attempts; an attempt counts as failed until `attemptSucceeded` is called */
export async function beginAttempt(req: PayloadRequest, email: string): Promise<SignInAttempt> {
  const attempt = attemptOf(req, email)
  if (!(await checkSignInLimit(req.payload, attempt))) throw tooManyAttempts(req)
  return attempt
}

export async function attemptSucceeded(req: PayloadRequest, attempt: SignInAttempt): Promise<void> {
  await recordSuccessfulSignIn(req.payload, attempt)
}

function tooManyAttempts(req: PayloadRequest) {
  return new APIError(problem('tooManyAttempts', req.i18n.language), 429, undefined, true)
}

const freshMilliseconds = 10 * 60 * 1000

/**
 * Requires the present password before a change to the protection of the account, unless the session is fresh.
 * @throws when the password is missing or wrong, or after too many attempts
 */
export async function requireProof(req: PayloadRequest, user: CmsUser, password: string | undefined): Promise<void> {
  if (isFresh(user)) return
  const path = 'currentPassword'
  if (!password) throw invalidField(req, 'users', { path, problem: 'currentPasswordNeeded' })
  const attempt = await beginAttempt(req, user.email ?? '')
  const account = await req.payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: user.id } },
    req,
  })
  if (!(await passwordMatches(account, password))) {
    throw invalidField(req, 'users', { path, problem: 'currentPasswordWrong' })
  }
  await attemptSucceeded(req, attempt)
}

/** Payload keeps the session id on the request's user; refreshing a session does not make it new. */
function isFresh(user: CmsUser): boolean {
  const sid: unknown = Reflect.get(user, '_sid')
  const sessions = user.collection === 'users' ? user.sessions : null
  const opened = sessions?.find(({ id }) => id === sid)?.createdAt
  return Boolean(opened) && Date.now() - Date.parse(opened ?? '') < freshMilliseconds
}

const { users } = tables

const perNetwork = { name: 'staff-reset', points: 20, seconds: 15 * 60 }
const owner = z.object({ email: z.string(), language: z.string().nullable() })
const found = z.object({ id: z.string() })

/** Stored instead of the token, which is random enough for a plain hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Mails a link to set a new password if the account exists; only its latest link is valid. */
async function mailResetLink(payload: Payload, email: string, askedIn: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () => mailLink(await transactionOf(req), email, { kind: 'staffReset', askedIn }))
}

/** Validity of the links in minutes: an invitation may wait until its reader comes to work. */
const minutesOf = { staffReset: 10, staffInvitation: 3 * 24 * 60 } as const

interface LinkMail {
  kind: keyof typeof minutesOf
  askedIn: string
}

/** Mails the link in the caller's transaction; an earlier link becomes invalid. */
export async function mailLink(database: Database, email: string, { kind, askedIn }: LinkMail): Promise<void> {
  const token = randomBytes(20).toString('hex')
  const { rows } = await database.execute(sql`
    update ${users} set ${named(users, 'resetPasswordToken')} = ${hashOf(token)},
      ${named(users, 'resetPasswordExpiration')} = now() + make_interval(mins => ${minutesOf[kind]})
    where ${users.email} = ${email} returning ${users.email}, ${users.language}`)
  if (rows[0]) await queueMail(database, composeLink(owner.parse(rows[0]), token, { kind, askedIn }))
}

function composeLink({ email, language }: z.infer<typeof owner>, token: string, { kind, askedIn }: LinkMail) {
  const locale = languageOf({ language: language ?? askedIn })
  const t = translatorFor(locale, kind)
  return composeMail({
    to: email,
    locale,
    subject: t('subject'),
    paragraphs: [t('text')],
    button: { label: t('button'), url: new URL(`/admin/reset/${token}`, env().SITE_URL).href },
    after: [t('unasked')],
  })
}

async function accountOfToken(database: Database, token: string): Promise<{ id: string } | null> {
  const { rows } = await database.execute(sql`
    select ${users.id} from ${users} where ${users.resetPasswordToken} = ${hashOf(token)}
      and ${users.resetPasswordExpiration} > now()`)
  return rows[0] ? found.parse(rows[0]) : null
}

const asked = z.object({ email: typedLine.toLowerCase().max(254) })
const given = z.object({ token: z.string().min(1).max(100), password: z.string().max(1000) })

/** Tells the hooks that the reset is by mail: nobody is signed in who could give other proof. */
export const isResetByMail = ({ context }: PayloadRequest): boolean => context.passwordResetByMail === true

/** The response and its time are the same whether the account exists or not. */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { email } = asked.catch({ email: '' }).parse(await bodyOf(req))
    // The limit is one for all devices.
    const asking = { ...attemptOf(req, email), knownDevice: false }
    if (!(await checkMailLimit(req.payload, asking))) throw tooManyAttempts(req)
    const { payload, i18n } = req
    await afterAnswer(() => mailResetLink(payload, email, i18n.language))
    return Response.json({ message: req.t('general:success') })
  },
}

/** Opens no session: the sign-in asks for the second factor. */
const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    if (!(await takeNetworkPoint(req.payload, perNetwork, clientNetwork(req.headers)))) throw tooManyAttempts(req)
    const input = given.safeParse(await bodyOf(req))
    const account = input.success ? await accountOfToken(await transactionOf(req), input.data.token) : null
    if (!input.success || !account) {
      throw new APIError(problem('resetLinkGone', req.i18n.language), 403, undefined, true)
    }
    req.context.passwordResetByMail = true
    await req.payload.update({
      collection: 'users',
      id: account.id,
      data: { password: input.data.password, resetPasswordToken: null, resetPasswordExpiration: null },
      depth: 0,
      req,
    })
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}

export const passwordEndpoints = [forgotPassword, resetPassword]
