import { type CookieMethodsServer, createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { env } from './env'

/** A fixed name: Supabase's default depends on its server's URL. Long sessions are split into `.0`, `.1` and so on. */
export const sessionCookie = 'broshura-session'

/** Readable by scripts: it only says that there may be a session, so that public pages do not ask for one in vain. */
export const hintCookie = 'broshura-signed-in'

const days400 = 400 * 24 * 60 * 60

/** A visitor who signs in at another provider must be back within the hour. */
const hour = 60 * 60

const answerMs = 8_000

/** An auth server that does not answer in eight seconds counts as unreachable, so that no request waits for ever. */
const boundedFetch: typeof fetch = (input, init) => {
  const late = AbortSignal.timeout(answerMs)
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late })
}

/** The auth server does not answer: nobody is signed out because of that, and nobody is let in. */
export class AuthUnreachable extends Error {
  override name = 'AuthUnreachable'
}

export type AuthClient = ReturnType<typeof createAuthClient>

/**
 * An auth client for the person whose cookies are given. The cookies hold only the tokens, and browser scripts cannot
 * read them. Create one per request: it holds one person's session.
 */
export function createAuthClient({ getAll, setAll }: CookieMethodsServer) {
  const { SITE_URL, SUPABASE_KEY, SUPABASE_URL } = env()
  const shape = { path: '/', sameSite: 'lax', secure: SITE_URL.startsWith('https:'), maxAge: days400 } as const
  const client = createServerClient(SUPABASE_URL, SUPABASE_KEY, {
    global: { fetch: boundedFetch },
    cookieOptions: { ...shape, name: sessionCookie, httpOnly: true },
    cookies: {
      encode: 'tokens-only',
      getAll,
      setAll: (changed, cacheHeaders) => {
        const session = changed.filter(({ name }) => /^broshura-session(\.\d+)?$/.test(name))
        const signedIn = session.some(({ value }) => value)
        const hint = {
          name: hintCookie,
          value: signedIn ? '1' : '',
          options: signedIn ? shape : { ...shape, maxAge: 0 },
        }
        const lasting = changed.map((cookie) =>
          cookie.value && cookie.name.endsWith('-code-verifier')
            ? { ...cookie, options: { ...cookie.options, maxAge: hour } }
            : cookie,
        )
        return setAll?.(session.length > 0 ? [...lasting, hint] : lasting, cacheHeaders)
      },
    },
  })
  return client.auth
}

export function createSessionlessAuthClient() {
  return createAuthClient({ getAll: () => [], setAll: () => undefined })
}

export function authAdministration() {
  const { SUPABASE_SECRET_KEY, SUPABASE_URL } = env()
  if (!SUPABASE_SECRET_KEY) return null
  const options = { auth: { persistSession: false, autoRefreshToken: false }, global: { fetch: boundedFetch } }
  return createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, options).auth.admin
}
