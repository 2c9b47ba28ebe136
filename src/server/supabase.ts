import { type CookieMethodsServer, createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { env } from './env'

/** A fixed name: Supabase's default depends on its server's URL. Long sessions are split into `.0`, `.1` and so on. */
export const sessionCookie = 'broshura-session'

/** Readable by scripts. It only says that there is a session, so that public pages ask for one only when there may be one. */
export const hintCookie = 'broshura-signed-in'

const days400 = 400 * 24 * 60 * 60

/** Who goes to another provider to sign in is back within the hour, or begins again. */
const hour = 60 * 60

const answerMs = 8_000

/** An auth server that does not answer in eight seconds counts as not reachable, so that no request waits for it for ever. */
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
 * The auth server, for the person whose cookies are given. The cookies hold the tokens and nothing else, and no script of
 * a browser can read them. Create one per request: it holds the session of one person.
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

/** The auth server, for requests without a session. */
export function createSessionlessAuthClient() {
  return createAuthClient({ getAll: () => [], setAll: () => undefined })
}

/** The administration of the auth server's accounts, where its secret key is given. */
export function authAdministration() {
  const { SUPABASE_SECRET_KEY, SUPABASE_URL } = env()
  if (!SUPABASE_SECRET_KEY) return null
  const options = { auth: { persistSession: false, autoRefreshToken: false }, global: { fetch: boundedFetch } }
  return createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, options).auth.admin
}
