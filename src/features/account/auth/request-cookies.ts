import type { CookieMethodsServer } from '@supabase/ssr'
import { cookies } from 'next/headers'
import { env } from '@/server/env'

/** The cookies of the current request. A page can only read them; the proxy has refreshed them before. */
export async function requestCookies(): Promise<CookieMethodsServer> {
  const jar = await cookies()
  return {
    getAll: () => jar.getAll(),
    setAll: (changed) => {
      try {
        for (const { name, value, options } of changed) jar.set(name, value, options)
      } catch {
        // Next forbids it while it renders a page.
      }
    },
  }
}

/** The options of a cookie that scripts cannot read; `maxAge` in seconds. */
export function privateCookie(maxAge: number) {
  const secure = env().SITE_URL.startsWith('https:')
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge } as const
}

/** Deletes the PKCE verifiers that signing in with a provider leaves in cookies; they are useless after the return. */
export async function clearVerifierCookies(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) if (name.endsWith('-code-verifier')) jar.delete(name)
}
