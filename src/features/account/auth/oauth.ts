import { type Locale, localePath } from '@/i18n/routing'
import { env } from '@/server/env'
import { createAuthClient } from '@/server/supabase'
import { adoptCode } from './adopt-session'
import { capabilities } from './capabilities'
import { nextPath } from './next-path'
import { requestCookies } from './request-cookies'

/** The URL that begins a sign-in with a provider: its page, or ours when it is not offered. */
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

/** The URL that ends it: the wanted page with a session, or the sign-in with a message. */
export async function endOAuth(code: unknown, wanted: unknown, locale: Locale): Promise<string> {
  const result = await adoptCode({ code }, locale)
  if (!result.ok) return failed(locale)
  const next = nextPath(wanted, localePath(locale, '/account-dashboard'))
  const owed = `${localePath(locale, '/login/code')}?next=${encodeURIComponent(next)}`
  return result.signedIn.nextLevel === 'aal2' ? owed : next
}

/** With a fragment of its own, because the browser would keep the auth server's, which contains the error. */
const failed = (locale: Locale) => `${localePath(locale, '/login')}?problem=oauth#content`
