import { z } from 'zod'
import { type Locale, localePath } from '@/i18n/routing'
import { env } from '@/server/env'
import { createAuthClient } from '@/server/supabase'
import { adoptCode } from './adopt-session'
import { requestCookies } from './auth-server'
import { nextPath } from './next-path'

const providers = ['github', 'google'] as const
export type Provider = (typeof providers)[number]

interface Capabilities {
  answers: boolean
  providers: Provider[]
  phone: boolean
  signUp: boolean
}

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()).catch({}),
  disable_signup: z.boolean().catch(false),
})

const nothing: Capabilities = { answers: false, providers: [], phone: false, signUp: false }
const milliseconds = 60_000
let known: { until: number; answer: Promise<Capabilities> } | undefined

/** Requested at most once a minute; nothing is offered while the auth server does not answer. */
export function capabilities(): Promise<Capabilities> {
  if (!known || known.until < Date.now()) {
    const asked = { until: Date.now() + milliseconds, answer: ask() }
    asked.answer = asked.answer.catch(() => {
      asked.until = 0
      return nothing
    })
    known = asked
  }
  return known.answer
}

async function ask(): Promise<Capabilities> {
  const settings = await authFetch('/settings')
  const { external, disable_signup } = settingsSchema.parse(await settings.json())
  return {
    answers: true,
    providers: providers.filter((provider) => external[provider]),
    phone: external.phone ?? false,
    signUp: !disable_signup,
  }
}

/** A plain request to the auth server, for endpoints that its client library does not cover. */
export function authFetch(path: string, { token, ...init }: RequestInit & { token?: string } = {}): Promise<Response> {
  const { SUPABASE_KEY, SUPABASE_URL } = env()
  return fetch(`${SUPABASE_URL.replace(/\/$/, '')}/auth/v1${path}`, {
    ...init,
    signal: AbortSignal.timeout(5000),
    headers: {
      apikey: SUPABASE_KEY,
      'X-Supabase-Api-Version': '2024-01-01',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  })
}

export async function startOAuth(given: unknown, wanted: unknown, locale: Locale): Promise<string> {
  const provider = (await capabilities()).providers.find((name) => name === given)
  if (!provider) return failed(locale)
  const back = new URL('/api/auth/callback', env().SITE_URL)
  back.searchParams.set('locale', locale)
  back.searchParams.set('next', nextPath(wanted, ''))
  const auth = createAuthClient(await requestCookies())
  const { data } = await auth.signInWithOAuth({
    provider,
    options: { redirectTo: back.href, skipBrowserRedirect: true },
  })
  return data.url ?? failed(locale)
}

export async function endOAuth(code: unknown, wanted: unknown, locale: Locale): Promise<string> {
  const result = await adoptCode({ code }, locale)
  if (!result.ok) return failed(locale)
  const next = nextPath(wanted, localePath(locale, '/account-dashboard'))
  const owed = `${localePath(locale, '/login/code')}?next=${encodeURIComponent(next)}`
  return result.signedIn.nextLevel === 'aal2' ? owed : next
}

/** The fragment replaces the auth server's, which the browser would keep and which contains the error. */
const failed = (locale: Locale) => `${localePath(locale, '/login')}?problem=oauth#content`
