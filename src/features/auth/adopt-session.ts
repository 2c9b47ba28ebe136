import type { User } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { z } from 'zod'
import { isLocale, type Locale } from '@/i18n/routing'
import { type Outcome, type Problem, refuse } from '@/lib/forms/problems'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { type AuthClient, AuthUnreachable, createAuthClient, createSessionlessAuthClient } from '@/server/supabase'
import {
  clearPendingVerification,
  clearVerifierCookies,
  hasVerifierCookie,
  markRecovery,
  pendingVerification,
} from './auth-cookies'
import {
  type Claims,
  type PublicSession,
  type PublicUser,
  publicSession,
  publicUser,
  requestCookies,
  undecidedBy,
  verifiedClaims,
} from './auth-server'
import { getAuthState } from './auth-state'
import { isOpenedByMessage } from './fresh-proof'
import { type LoginResult, type SignedIn, startLoginSession } from './login'
import { checkSignInLimit, recordSuccessfulSignIn, type SignInAttempt } from './sign-in-limits'
import { endSignIns } from './sign-ins'

export interface CurrentSession {
  user: PublicUser | null
  session: PublicSession | null
  /** The cookie has changed, so the browser fires TOKEN_REFRESHED. */
  refreshed: boolean
  owesCode: boolean
  /** A stored record may show the link to the CMS: never in production (docs/product.md, section 7). */
  adminTest: boolean
}

const out = { user: null, session: null, refreshed: false, owesCode: false }

/** @returns null when the auth server does not answer: then nobody is signed out. */
export async function currentSession(): Promise<CurrentSession | null> {
  const { getAll, setAll } = await requestCookies()
  const adminTest = env().ADMIN_ROLE_TEST
  let refreshed = false
  const auth = createAuthClient({
    getAll,
    setAll: (changed, cacheHeaders) => {
      refreshed = true
      return setAll?.(changed, cacheHeaders)
    },
  })
  try {
    const given = await verifiedClaims(auth)
    const authState = await getAuthState(await cmsSystem(), given, await headers())
    if (authState.state === 'out') {
      if (given) await leaveEnded(auth)
      return { ...out, adminTest }
    }
    const { claims } = authState
    const owesCode = authState.state === 'second-factor'
    return { user: publicUser(claims), session: publicSession(claims), refreshed, owesCode, adminTest }
  } catch (error) {
    if (error instanceof AuthUnreachable) return null
    throw error
  }
}

/**
 * A session that was ended from another device: the auth server has not been told, and would renew it. The lists of the
 * account stay in a browser as long as the cookie does.
 */
async function leaveEnded(auth: AuthClient): Promise<void> {
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) log.warn({ error }, 'an ended session could not be signed out at the auth server')
}

const token = z.string().min(1).max(10_000)
/** All four parts are required (docs/product.md, section 7). */
const hashInput = z.object({
  access_token: token,
  refresh_token: token,
  expires_in: z.coerce.number(),
  token_type: z.string().regex(/^bearer$/i),
  type: z.string().optional().catch(undefined),
  agreed: z.literal(true).optional().catch(undefined),
})
const codeInput = z.object({ code: z.string().min(1).max(300) })

/**
 * Anybody can send a link with a session of their own, so the person is shown whose session it is before it is adopted.
 */
export interface LinkQuestion {
  who: string
  present: string
}

type LinkResult = Outcome<{ signedIn: SignedIn } | { question: LinkQuestion }>

export async function adoptSession(given: unknown): Promise<LinkResult> {
  const hash = hashInput.safeParse(given)
  return hash.success ? adoptTokens(hash.data) : adoptCode(given)
}

/** Exchanges a code for a session. Only the browser that began the sign-in has the matching PKCE verifier. */
export async function adoptCode(given: unknown, locale?: Locale): Promise<LoginResult> {
  const result = await exchange(given, locale)
  await clearVerifierCookies()
  return result
}

async function exchange(given: unknown, locale?: Locale): Promise<LoginResult> {
  const code = codeInput.safeParse(given)
  // Without a verifier nothing is tried, so that another site, which can make its readers ask, uses up none of their
  // limits.
  if (!code.success || !(await hasVerifierCookie())) return refuse({ code: 'link' })
  const attempt = await attemptWith(code.data.code)
  const cms = await cmsSystem()
  if (!(await checkSignInLimit(cms, attempt))) return refuse({ code: 'rate-limit' })
  const auth = createAuthClient(await requestCookies())
  const { data, error } = await auth.exchangeCodeForSession(code.data.code)
  const { user, session } = data
  if (error || !user || !session) return refuse(problemOfLink(error))
  await recordSuccessfulSignIn(cms, attempt)
  return startLoginSession(auth, { user: await withLanguage(auth, user, locale), session }, await headers())
}

async function adoptTokens({ agreed, type, access_token, refresh_token }: z.infer<typeof hashInput>) {
  const attempt = await attemptWith(access_token)
  const cms = await cmsSystem()
  if (!(await checkSignInLimit(cms, attempt))) return refuse({ code: 'rate-limit' })
  const offered = await verifiedClaims(createSessionlessAuthClient(), access_token)
  if (!offered) return refuse({ code: 'link' })
  const auth = createAuthClient(await requestCookies())
  const present = await verifiedClaims(auth)
  if (!agreed && !(await isRequestedHere(offered))) {
    return { ok: true, question: { who: nameOf(offered), present: present ? nameOf(present) : '' } } as const
  }
  const { data, error } = await auth.setSession({ access_token, refresh_token })
  const { user, session } = data
  if (error || !user || !session) return refuse(problemOfLink(error))
  const entered = await startLoginSession(auth, { user, session }, await headers())
  if (!entered.ok) return entered
  await recordSuccessfulSignIn(cms, attempt)
  await clearPendingVerification()
  if (present && present.session_id !== offered.session_id) await endSignIns(cms, present, 'local')
  // The type is the browser's word: only a session that a message has just opened sets a password without the old one.
  if (type === 'recovery' && isOpenedByMessage(offered)) await markRecovery(offered)
  return entered
}

/** True when this browser waits for a mail to this person: the link was then requested here and needs no question. */
async function isRequestedHere({ email, phone }: Claims): Promise<boolean> {
  const contact = (await pendingVerification())?.contact
  return contact !== undefined && (contact.email ? contact.email === email : contact.phone === phone)
}

const nameOf = ({ email, phone }: Claims) => email || `+${phone}`

const problemOfLink = (error: unknown): Problem => undecidedBy(error) ?? { code: 'link' }

/**
 * The account is not known yet. Counted by network alone, a few made-up codes would close sign-in to a whole office.
 */
async function attemptWith(secret: string): Promise<SignInAttempt> {
  const network = clientNetwork(await headers())
  return { network, account: { kind: 'session', account: secret }, knownDevice: true }
}

/** Other providers do not tell a person's language: a new account gets the language of the page. */
async function withLanguage(auth: AuthClient, user: User, locale?: Locale): Promise<User> {
  if (!locale || isLocale(user.user_metadata.language)) return user
  const { data, error } = await auth.updateUser({ data: { language: locale } })
  if (error) log.warn({ error }, 'the language of a new account was not stored at the auth server')
  return data.user ?? { ...user, user_metadata: { ...user.user_metadata, language: locale } }
}
